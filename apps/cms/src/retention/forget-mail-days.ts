import { daysBefore } from '@tropa/contract/base/calendar-date'
import type { Payload } from 'payload'

/** Deletes the rows of days that are over, and news that a backup had without the job that tells them. */
export const forgetMailDays = async ({ db }: Payload, now: Date): Promise<void> => {
  const where = { createdAt: { less_than: daysBefore(now, 2) } }
  for (const collection of ['mail-days', 'news'] as const) {
    await db.deleteMany({ collection, where })
  }
}
