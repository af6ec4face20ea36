import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { deriveKey } from '../../payload/secret'

/** An entry before it has its place in the chain. */
export interface EntryDraft {
  at: string
  actorId: string
  actor: string
  address: string
  action: string
  rowCollection: string
  rowId: string
  rowTitle: string
  fields: string
}

/** What an entry's MAC is made of. */
interface UnsignedEntry extends EntryDraft {
  sequence: number
  previousMac: string
}

/** An entry of the audit trail as it is stored. */
export interface AuditEntry extends UnsignedEntry {
  mac: string
}

/** The place of the newest entry in the chain, which tells when entries were cut off. */
export interface Head {
  sequence: number
  /** The MAC of the newest entry. */
  head: string
  /** The MAC of this place itself. */
  mac: string
}

/** The place before the first entry. */
export const start = { sequence: 0, head: '' }

// MongoDB leaves out empty values, and the embedded database has NULL for them.
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const storedEntry = z.object({
  sequence: z.number(),
  at: z.coerce.date().transform((date) => date.toISOString()),
  actorId: text,
  actor: text,
  address: text,
  action: text,
  rowCollection: text,
  rowId: text,
  rowTitle: text,
  fields: text,
  previousMac: text,
  mac: text,
})

const storedHead = z.object({ sequence: z.number(), head: text, mac: text })

/** Reads a stored entry; `undefined` where it is none. */
export const readEntry = (stored: unknown): AuditEntry | undefined =>
  storedEntry.safeParse(stored).data

const isSame = (mac: string, other: string) => {
  const [bytes, otherBytes] = [Buffer.from(mac), Buffer.from(other)]
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes)
}

/** Makes the MACs of the audit trail. Their key is derived from the secret of the installation. */
export const createSigner = (secret: string) => {
  const key = deriveKey(secret, 'tropa audit trail')
  const macOf = (content: readonly (string | number)[]) =>
    createHmac('sha256', key).update(JSON.stringify(content)).digest('hex')
  const entryMac = (entry: UnsignedEntry) =>
    macOf([
      'entry',
      entry.sequence,
      entry.at,
      entry.actorId,
      entry.actor,
      entry.address,
      entry.action,
      entry.rowCollection,
      entry.rowId,
      entry.rowTitle,
      entry.fields,
      entry.previousMac,
    ])
  const headMac = ({ sequence, head }: Pick<Head, 'sequence' | 'head'>) =>
    macOf(['head', sequence, head])
  return {
    /** The entry that follows a place in the chain. */
    sign: (draft: EntryDraft, after: Pick<Head, 'sequence' | 'head'>): AuditEntry => {
      const unsigned = { ...draft, sequence: after.sequence + 1, previousMac: after.head }
      return { ...unsigned, mac: entryMac(unsigned) }
    },
    isGenuine: (entry: AuditEntry): boolean => isSame(entry.mac, entryMac(entry)),
    headOf: ({ sequence, mac }: AuditEntry): Head => ({
      sequence,
      head: mac,
      mac: headMac({ sequence, head: mac }),
    }),
    /** Reads the stored head; `undefined` where it is missing or was not made with this key. */
    readHead: (stored: unknown): Head | undefined => {
      const { data } = storedHead.safeParse(stored)
      return data && isSame(data.mac, headMac(data)) ? data : undefined
    },
  }
}

export type Signer = ReturnType<typeof createSigner>

/** The id of an entry. It follows from the number, so that two entries cannot take the same place. */
export const idOf = (sequence: number): string => sequence.toString(16).padStart(24, '0')

/** The id of the only document that has the head. */
export const headId = idOf(1)
