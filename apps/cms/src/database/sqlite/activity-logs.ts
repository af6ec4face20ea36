import type { ActivityLog } from '@tropa/contract/activity-log/activity-log'
import { paginate, type PageQuery } from '@tropa/contract/base/pagination'
import type { FoundLogs, LogContext } from '../engine-types'
import { embeddedClient } from './client'

/** The trigram index finds nothing shorter. */
const shortestIndexed = 3

/** How many of the newest rows are compared with a shorter term: a scan holds up all requests. */
const maxScanned = 100_000

const matching = (term: string): { where: string; values: Record<string, string> } => {
  // Without a condition SQLite counts without reading, which even `WHERE true` would prevent.
  if (term === '') return { where: '', values: {} }
  if (Array.from(term).length < shortestIndexed) {
    const lastWritten = `rowid > (SELECT max(rowid) - ${maxScanned} FROM activity_logs)`
    return { where: `WHERE ${lastWritten} AND instr(search_text, :term) > 0`, values: { term } }
  }
  const indexed = 'SELECT rowid FROM activity_logs_search WHERE search_text MATCH :term'
  return {
    where: `WHERE rowid IN (${indexed})`,
    values: { term: `"${term.replaceAll('"', '""')}"` },
  }
}

/**
 * The total and the page in one statement. The rows come as one JSON text, a fifth of the cost of rows.
 * Rows are skipped by their numbers and read afterwards, because SQLite would read each skipped one.
 */
export const findLogs = (
  { payload: { db } }: LogContext,
  query: PageQuery,
  term: string,
): Promise<FoundLogs> => {
  const { where, values } = matching(term)
  const { page, limit } = query
  const { rows, total } = embeddedClient(db).readRow(
    `SELECT * FROM (
      WITH found AS ${term === '' ? 'NOT ' : ''}MATERIALIZED (
        SELECT rowid AS number, created_at AS newest, id FROM activity_logs ${where}
      )
      SELECT (SELECT count(*) FROM found) AS total, (SELECT json_group_array(json_object(
        '_id', id, 'username', username, 'action', action,
        'description', description, 'createdAt', created_at
      )) FROM (
        SELECT * FROM activity_logs WHERE rowid IN (
          SELECT number FROM found ORDER BY newest DESC, id DESC LIMIT :limit OFFSET :skip
        ) ORDER BY created_at DESC, id DESC
      )) AS rows
    )`,
    { limit, skip: (page - 1) * limit, ...values },
  ) as { rows: string; total: number }
  const logs = JSON.parse(rows) as ActivityLog[]
  return Promise.resolve({ logs, pagination: paginate(total, query) })
}
