import { daysReasonsAreKept } from '@tropa/contract/standing/decision'
import type { Payload, TaskConfig } from 'payload'
import { slugs } from '../../payload/slugs'
import { forgetEntries } from '../audit/collection'
import { deleteLeftovers } from './delete-leftovers'

const hour = 3_600_000
const day = 24 * hour

/**
 * Deletes the reasons of excuses and disputes whose decision is a year old before the job's next run, so that no
 * reason is read after a year.
 */
export const forgetReasons = async ({ db }: Payload, now: Date): Promise<void> => {
  const nextRun = now.getTime() + hour
  const before = new Date(nextRun - daysReasonsAreKept * day).toISOString()
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
 * The job that does this every hour, and deletes leftovers and old entries of the audit trail. What fails does not
 * keep the rest from its work, and the job itself never fails, since a job that failed would not be queued again.
 */
export const forgetReasonsTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'forgetReasons',
  handler: async ({ req: { payload } }) => {
    await forgetReasons(payload, new Date()).catch((err: unknown) => {
      payload.logger.error({ err, msg: 'The reasons of a year ago were not deleted' })
    })
    await deleteLeftovers(payload).catch((err: unknown) => {
      payload.logger.error({ err, msg: 'What belongs to deleted members was not deleted' })
    })
    await forgetEntries(payload, new Date()).catch((err: unknown) => {
      payload.logger.error({ err, msg: 'The audit entries of two years ago were not deleted' })
    })
    return { output: {} }
  },
}
