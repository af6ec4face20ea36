import { daysAuditEntriesAreKept } from '@tropa/contract/audit/audit'
import { daysBefore } from '@tropa/contract/base/calendar-date'
import type { Payload } from 'payload'

/** Permanently deletes the audit entries of two years ago. */
export const forgetAuditEntries = async ({ db }: Payload, now: Date): Promise<void> => {
  const before = daysBefore(now, daysAuditEntriesAreKept)
  await db.deleteMany({ collection: 'audit-trail', where: { at: { less_than: before } } })
}
