import { hourMs } from '@tropa/contract/base/durations'
import { daysBefore } from '@tropa/contract/base/calendar-date'
import type { Payload } from 'payload'

/** How long the reasons of excuses and disputes are kept after their decision. */
export const daysReasonsAreKept = 365

/**
 * Deletes the reasons of excuses and disputes whose decision is a year old before the job's next run, so that no
 * reason is read after a year.
 */
export const forgetReasons = async ({ db }: Payload, now: Date): Promise<void> => {
  const nextRun = new Date(now.getTime() + hourMs)
  const before = daysBefore(nextRun, daysReasonsAreKept)
  for (const collection of ['excuses', 'records'] as const) {
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
