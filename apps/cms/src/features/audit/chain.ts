import type { Payload } from 'payload'
import { slugs } from '../../payload/slugs'
import {
  idOf,
  readEntry,
  start,
  type AuditEntry,
  type EntryDraft,
  type Head,
  type Signer,
} from './entry'

/** Appends entries within a transaction and commits it. */
export type AppendAndCommit = (
  transaction: string,
  drafts: readonly EntryDraft[],
  commit: () => Promise<void>,
) => Promise<void>

interface Place {
  sequence: number
  head: string
  /** Whether the stored head was missing or changed. */
  isLost: boolean
}

/** Where the chain goes on: after the head, or after the last entry where the head is not genuine. */
export const placeAfter = (head: Head | undefined, lastStored: unknown): Place => {
  const last = readEntry(lastStored)
  const isLost = head === undefined && last !== undefined
  if (last && last.sequence > (head?.sequence ?? 0)) {
    return { sequence: last.sequence, head: last.mac, isLost }
  }
  return { ...(head ?? start), isLost }
}

const lostNote = (at: string): EntryDraft => ({
  at,
  actorId: '',
  actor: 'server',
  address: '',
  action: 'head-lost',
  rowCollection: '',
  rowId: '',
  rowTitle: '',
  fields: '',
})

/** Signs drafts one after the other. A head that was lost gets an entry of its own, which stays. */
export const signAll = (
  signer: Signer,
  place: Place,
  drafts: readonly EntryDraft[],
): AuditEntry[] => {
  const entries: AuditEntry[] = []
  const notes = place.isLost ? [lostNote(new Date().toISOString())] : []
  let after: Pick<Head, 'sequence' | 'head'> = place
  for (const draft of [...notes, ...drafts]) {
    const entry = signer.sign(draft, after)
    entries.push(entry)
    after = { sequence: entry.sequence, head: entry.mac }
  }
  return entries
}

/** Stores entries below Payload's operations, which refuse every write. */
export const storeEntries = async (
  { db }: Payload,
  transaction: string,
  entries: readonly AuditEntry[],
): Promise<void> => {
  for (const entry of entries) {
    await db.create({
      collection: slugs.auditTrail,
      customID: idOf(entry.sequence),
      data: { ...entry },
      req: { transactionID: transaction },
      returning: false,
    })
  }
}
