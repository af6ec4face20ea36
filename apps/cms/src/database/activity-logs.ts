import { paginate, type PageQuery } from '@tropa/contract/base/pagination'
import { searchable } from '@tropa/contract/base/text'
import { ofEngine } from './engine'
import type { FoundLogs, LogContext } from './engine-types'
import * as mongodb from './mongodb/activity-logs'
import * as sqlite from './sqlite/activity-logs'

/** A page of the activity logs, newest first, whose text contains the term. */
export const findLogs = async (context: LogContext, query: PageQuery): Promise<FoundLogs> => {
  const term = searchable(query.search)
  // No stored text contains a NUL, and neither engine accepts one in a search.
  if (term.includes('\0')) return { logs: [], pagination: paginate(0, query) }
  return ofEngine(context.payload.db, { sqlite, mongodb }).findLogs(context, query, term)
}
