import type { Payload } from 'payload'
import { findRows } from '../database/rows'
import { auditAlone, terminal, type AuditEvent } from '../database/unit-of-work'

/** An archive in the audit trail; its id is when it was made, as an ISO time. */
export const archiveRow = (createdAt: string): AuditEvent['row'] => ({
  collection: 'backup',
  id: createdAt,
  title: `Backup of ${createdAt}`,
})

/** Records a complete archive in the audit trail. The archive itself does not hold the entry. */
export const storeBackup = (payload: Payload, createdAt: string): Promise<void> =>
  auditAlone({ payload, session: terminal }, { action: 'backup', row: archiveRow(createdAt) })

/**
 * When the newest archive that this database knows of was made: a backup of it, or the archive that it was
 * restored from.
 */
export const lastBackup = async (payload: Pick<Payload, 'db'>): Promise<Date | undefined> => {
  const where = { action: { in: ['backup', 'restore'] } }
  const [newest] = await findRows(payload, 'audit-trail', { where, sort: '-rowId', limit: 1 })
  return newest?.rowId ? new Date(newest.rowId) : undefined
}

const outcomes = ['backup', 'restore', 'backup-failed'] as const

/** Why the last backup failed, and since when, as an ISO time; `undefined` if it succeeded. */
export const failedBackup = async (
  payload: Pick<Payload, 'db'>,
): Promise<{ reason: string; at: string } | undefined> => {
  const where = { action: { in: outcomes } }
  const [last] = await findRows(payload, 'audit-trail', { where, sort: '-at', limit: 1 })
  return last?.action === 'backup-failed' ? { reason: last.rowTitle ?? '', at: last.at } : undefined
}

/** Records a failed backup in the audit trail, but not the same reason twice in a row. */
export const storeFailedBackup = async (payload: Payload, reason: string): Promise<void> => {
  if ((await failedBackup(payload))?.reason === reason) return
  const row = { collection: 'backup', id: '', title: reason }
  await auditAlone({ payload }, { action: 'backup-failed', row })
}
