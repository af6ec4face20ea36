import { daysBefore } from '@tropa/contract/base/calendar-date'
import type { Payload } from 'payload'

/** How long an entry of the audit trail is kept: two years. */
export const daysAuditEntriesAreKept = 730

/** Permanently deletes the entries of the audit trail that have been kept long enough. */
export const forgetAuditEntries = async ({ db }: Payload, now: Date): Promise<void> => {
  const before = daysBefore(now, daysAuditEntriesAreKept)
  await db.deleteMany({ collection: 'audit-trail', where: { at: { less_than: before } } })
}
