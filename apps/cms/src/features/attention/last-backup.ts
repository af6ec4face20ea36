import type { Payload } from 'payload'
import { findRows } from '../../database/rows'
import { auditAlone, terminal, type AuditEvent } from '../../database/unit-of-work'

/** An archive in the audit trail; its id is when it was made, as an ISO time. */
export const archiveRow = (createdAt: string): AuditEvent['row'] => ({
  collection: 'backup',
  id: createdAt,
  title: `Backup of ${createdAt}`,
})

/** Tells the audit trail of an archive once it is complete. The archive itself does not hold the entry. */
export const storeBackup = (payload: Payload, createdAt: string): Promise<void> =>
  auditAlone({ payload, session: terminal }, { action: 'backup', row: archiveRow(createdAt) })

/**
 * When the newest archive was made that this database knows of: one that was made of it, or the one that it was
 * restored from.
 */
export const lastBackup = async (payload: Pick<Payload, 'db'>): Promise<Date | undefined> => {
  const where = { action: { in: ['backup', 'restore'] } }
  const [newest] = await findRows(payload, 'audit-trail', { where, sort: '-rowId', limit: 1 })
  return newest?.rowId ? new Date(newest.rowId) : undefined
}
