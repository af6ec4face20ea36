import { activityLogMessages } from '@tropa/contract/activity-log/activity-log'
import { inUnitOfWork } from '../../database/unit-of-work'
import { storeActivity } from '../../rpc/activity'
import { createOnce } from '../../rpc/attempts'
import { logKeeperName } from '../../rpc/log-keeper'
import { api, requireRow, requireSession } from '../../rpc/procedure'
import { findLogs } from '../../database/activity-logs'

export const activityLogProcedures = {
  create: api.activityLog.create.handler(async ({ context, input }) => {
    const { id: memberId, username } = requireSession(context)
    const { action, description } = input
    const { row } = await createOnce(context, {
      collection: 'activity-logs',
      before: () => context.limits['activity-member'].count(memberId),
      create: (work) => storeActivity(context.payload, { username, action, description }, work),
      isOneWrite: true,
    })
    return { ...row, _id: row.id }
  }),

  list: api.activityLog.list.handler(({ context: { payload, cache }, input }) => {
    const readCached = (key: string, read: () => Promise<number>) =>
      cache.read(key, ['activity-logs'], read)
    return findLogs({ payload, readCached }, input)
  }),

  keeper: api.activityLog.keeper.handler(async ({ context }) => ({
    username: await logKeeperName(context.payload),
  })),

  remove: api.activityLog.remove.handler(async ({ context, input }) => {
    const { payload } = context
    const { id } = input.params
    await requireRow(payload, 'activity-logs', id, activityLogMessages.notFound)
    await inUnitOfWork(context, (work) =>
      payload.delete({ collection: 'activity-logs', id, overrideAccess: true, req: work }),
    )
    return { message: activityLogMessages.deleted }
  }),
}
