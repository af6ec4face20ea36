import type { Payload } from 'payload'
import {
  createSigner,
  headId,
  idOf,
  readEntry,
  start,
  type AuditEntry,
} from '../../features/audit/entry'
import { terminal } from '../../features/audit/origin'
import { foreignMark } from '../../features/audit/verify'
import { slugs } from '../../payload/slugs'
import {
  manifestSchema,
  type DocumentWriter,
  type Manifest,
  type Store,
  type StoredDocument,
} from './archive'

const storedHead = { kind: 'documents', slug: slugs.auditHead } as const

/** The document with the head of an audit trail, if there is one. */
export const readHead = async (
  read: (store: Store) => AsyncIterable<StoredDocument>,
): Promise<StoredDocument | undefined> => {
  for await (const head of read(storedHead)) return head
  return undefined
}

/** The head of the audit trail in a database, as it is stored. */
export const findAuditHead = ({ db }: Payload): Promise<unknown> =>
  db.findOne({ collection: slugs.auditHead, where: { id: { equals: headId } } })

/** What a manifest says of a stored head. */
export const auditOf = (stored: unknown): Manifest['audit'] =>
  manifestSchema.shape.audit.safeParse(stored).data

interface Restore {
  secret: string
  manifest: Manifest
  /** The head of the audit trail that is replaced. */
  replaced: unknown
}

/**
 * Continues the audit trail of an archive with an entry of the restore, which holds the head of the
 * trail that it replaces. The entries of another installation cannot be verified here: the entry says so.
 */
export const continuedTrail = (
  writer: DocumentWriter,
  { secret, manifest, replaced }: Restore,
): DocumentWriter => {
  const signer = createSigner(secret)
  const replacedHead = auditOf(replaced)
  let last: AuditEntry | undefined
  const noteLast = (docs: readonly StoredDocument[]) => {
    for (const doc of docs) {
      const entry = readEntry(doc)
      if (entry && entry.sequence > (last?.sequence ?? 0)) last = entry
    }
  }
  const finishTrail = async () => {
    const isForeign = last !== undefined && !signer.isGenuine(last)
    const entry = signer.sign(
      {
        at: new Date().toISOString(),
        actorId: terminal.id,
        actor: terminal.username,
        address: '',
        action: 'restore',
        rowCollection: 'backup',
        rowId: replacedHead ? `replaced ${replacedHead.sequence} ${replacedHead.head}` : '',
        rowTitle: `Backup of ${manifest.createdAt}`,
        fields: isForeign ? foreignMark : '',
      },
      last ? { sequence: last.sequence, head: last.mac } : start,
    )
    await writer.write({ kind: 'documents', slug: slugs.auditTrail }, [
      { id: idOf(entry.sequence), ...entry },
    ])
    await writer.write(storedHead, [{ id: headId, ...signer.headOf(entry) }])
  }
  return {
    write: async (store, docs) => {
      if (store.slug === slugs.auditHead) return
      if (store.slug === slugs.auditTrail) noteLast(docs)
      await writer.write(store, docs)
    },
    finish: async () => {
      await finishTrail()
      await writer.finish()
    },
  }
}
