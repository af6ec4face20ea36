import type { ActivityLog } from '@tropa/contract/activity-log'
import { api, callerOf } from '../../rpc/procedure'
import { apiError } from '../../rpc/errors'
import { findPage } from '../../database/find-page'
import type { SearchedList } from '../../database/searched-list'
import type { ActivityLog as StoredActivityLog } from '../../payload/payload-types'
import { searchTextOf } from '../../payload/fields/search-text'
import { slugs } from '../../payload/slugs'
import { activityLogSearch } from './collection'
import { logKeeperName } from '../../rpc/log-keeper'

const list: SearchedList<ActivityLog> = {
  collection: slugs.activityLogs,
  newest: 'createdAt',
  fields: ['username', 'action', 'description', 'createdAt'],
}

/** The calls on the trail. */
export const activityLogProcedures = {
  create: api.activityLog.create.handler(async ({ context, input }) => {
    const { username } = callerOf(context)
    const now = new Date().toISOString()
    const entry = { username, action: input.action, description: input.description }
    const stored = (await context.payload.db.create({
      collection: slugs.activityLogs,
      data: {
        ...entry,
        searchText: searchTextOf(activityLogSearch, entry),
        createdAt: now,
        updatedAt: now,
      },
    })) as StoredActivityLog
    return { ...entry, _id: stored.id, createdAt: now }
  }),
  list: api.activityLog.list.handler(async ({ context, input }) => {
    const { rows, pagination } = await findPage(context.payload, list, input)
    return { logs: rows, pagination }
  }),
  keeper: api.activityLog.keeper.handler(async ({ context }) => ({
    username: await logKeeperName(context.payload),
  })),
  remove: api.activityLog.remove.handler(async ({ context, input }) => {
    const where = { id: { equals: input.params.id } }
    const { payload } = context
    const found = await payload.db.findOne({ collection: slugs.activityLogs, where })
    if (!found) throw apiError('NOT_FOUND', 'This activity log does not exist.')
    await payload.db.deleteOne({ collection: slugs.activityLogs, where, returning: false })
    return { message: 'Activity log deleted successfully' }
  }),
}
