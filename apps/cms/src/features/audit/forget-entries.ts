import { daysAuditEntriesAreKept } from '@tropa/contract/audit/audit'
import type { Payload } from 'payload'
import { slugs } from '../../payload/slugs'

const day = 86_400_000

/** Deletes the entries of the audit trail that are older than two years. */
export const forgetEntries = async ({ db }: Payload, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - daysAuditEntriesAreKept * day).toISOString()
  await db.deleteMany({ collection: slugs.auditTrail, where: { at: { less_than: before } } })
}
