import { daysReasonsAreKept } from '@tropa/contract/standing/decision'
import type { Payload, TaskConfig } from 'payload'
import { slugs } from '../../payload/slugs'
import { deleteLeftovers } from './delete-leftovers'

const day = 86_400_000

/** Deletes the reasons of excuses and disputes that were decided a year ago or earlier. */
export const forgetReasons = async ({ db }: Payload, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - daysReasonsAreKept * day).toISOString()
  for (const collection of [slugs.excuses, slugs.records] as const) {
    await db.updateMany({
      collection,
      where: {
        and: [{ decidedAt: { less_than_equal: before } }, { reason: { exists: true } }],
      },
      data: { reason: null },
      returning: false,
    })
  }
}

/**
 * The job that does this every hour, and deletes leftovers. It never fails, since a job that failed would not be
 * queued again.
 */
export const forgetReasonsTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'forgetReasons',
  handler: async ({ req: { payload } }) => {
    try {
      await forgetReasons(payload, new Date())
      await deleteLeftovers(payload)
    } catch (err) {
      payload.logger.error({ err, msg: 'The reasons of a year ago were not deleted' })
    }
    return { output: {} }
  },
}
