import type { ActivityLog } from '@tropa/contract/activity-log/activity-log'
import { paginate, type PageQuery } from '@tropa/contract/base/pagination'
import type { FoundLogs, LogContext } from '../engine-types'
import { requireMongodb } from '../engine'
import { databaseOf, maxTimeMS } from './side-collections'

const escapeExpression = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

type StoredLog = Omit<ActivityLog, '_id' | 'createdAt'> & { createdAt: Date }

/** Uses the driver, because Payload takes one and a half times as long. All pages share one count. */
export const findLogs = async (
  { payload: { db }, readCached }: LogContext,
  query: PageQuery,
  term: string,
): Promise<FoundLogs> => {
  const stored = databaseOf(requireMongodb(db)).collection<StoredLog>('activity-logs')
  const { page, limit } = query
  const filter = term === '' ? {} : { searchText: { $regex: escapeExpression(term) } }
  const projection = { username: 1, action: 1, description: 1, createdAt: 1 }
  const sort = { createdAt: -1, _id: -1 } as const
  const [rows, total] = await Promise.all([
    stored.find(filter, { projection, sort, skip: (page - 1) * limit, limit, maxTimeMS }).toArray(),
    readCached(`count of logs ${term}`, () =>
      // Counts without reading rows if there is nothing to compare.
      stored.countDocuments(filter, { maxTimeMS, ...(term === '' && { hint: '_id_' }) }),
    ),
  ])
  const logs = rows.map(({ _id, createdAt, ...row }) => {
    return { ...row, _id: String(_id), createdAt: createdAt.toISOString() }
  })
  return { logs, pagination: paginate(total, query) }
}
