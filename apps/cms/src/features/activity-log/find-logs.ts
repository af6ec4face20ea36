import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { ActivityLog } from '@tropa/contract/activity-log/activity-log'
import { paginate, type PageQuery, type Pagination } from '@tropa/contract/base/pagination'
import { comparable } from '@tropa/contract/base/text'
import type { Payload } from 'payload'
import { isMongodb } from '../../database/engine'
import { databaseOf, maxTimeMS } from '../../database/mongodb/side-collections'
import { embeddedClient } from '../../database/sqlite/client'
import type { ApiContext } from '../../rpc/context'

const escapeExpression = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

interface Found {
  logs: ActivityLog[]
  pagination: Pagination
}

/** The trigram index finds nothing shorter. */
const shortestIndexed = 3

/** Only so many rows, those written last, are compared with a shorter term: a scan holds up all requests. */
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
const findInSqlite = ({ db }: Payload, query: PageQuery, term: string): Found => {
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
  return { logs: JSON.parse(rows) as ActivityLog[], pagination: paginate(total, query) }
}

type StoredLog = Omit<ActivityLog, '_id' | 'createdAt'> & { createdAt: Date }

type Context = Pick<ApiContext, 'payload' | 'cache'>

/** By the driver, because Payload takes one and a half times as long. All pages share one count. */
const findInMongodb = async (
  db: MongooseAdapter,
  { cache }: Context,
  query: PageQuery,
  term: string,
) => {
  const stored = databaseOf(db).collection<StoredLog>('activity-logs')
  const { page, limit } = query
  const filter = term === '' ? {} : { searchText: { $regex: escapeExpression(term) } }
  const projection = { username: 1, action: 1, description: 1, createdAt: 1 }
  const sort = { createdAt: -1, _id: -1 } as const
  const [rows, total] = await Promise.all([
    stored.find(filter, { projection, sort, skip: (page - 1) * limit, limit, maxTimeMS }).toArray(),
    cache.read(`count of logs ${term}`, ['activity-logs'], () =>
      // Counts without reading rows where there is nothing to compare.
      stored.countDocuments(filter, { maxTimeMS, ...(term === '' && { hint: '_id_' }) }),
    ),
  ])
  const logs = rows.map(({ _id, createdAt, ...row }) => {
    return { ...row, _id: String(_id), createdAt: createdAt.toISOString() }
  })
  return { logs, pagination: paginate(total, query) }
}

export const findLogs = async (context: Context, query: PageQuery): Promise<Found> => {
  const term = comparable(query.search)
  // No stored text contains a NUL, and neither engine accepts one in a search.
  if (term.includes('\0')) return { logs: [], pagination: paginate(0, query) }
  const { payload } = context
  const { db } = payload
  return isMongodb(db)
    ? findInMongodb(db, context, query, term)
    : findInSqlite(payload, query, term)
}
