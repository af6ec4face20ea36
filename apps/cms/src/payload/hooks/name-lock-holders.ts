import { isRecord } from '@tropa/contract/base/is-record'
import type { CollectionAfterReadHook, SanitizedConfig } from 'payload'
import { findRowById } from '../../database/rows'

const lockedDocuments = 'payload-locked-documents'

/**
 * The panel shows the `email` of the member who holds a lock, else the id. It gets the username there, and
 * nothing else of the account, which editors may not read.
 *
 * On SQLite Payload (3.90) stores a lock first and its holder after it. Read in between, a lock without a holder makes
 * the page of its document empty. It counts as the reader's own, which stops nobody.
 */
const nameLockHolder: CollectionAfterReadHook = async ({ doc, req: { payload, user } }) => {
  const lock: unknown = doc
  if (!isRecord(lock)) return lock
  const { value } = isRecord(lock.user) ? lock.user : { value: user?.id }
  const id: unknown = isRecord(value) ? value.id : value
  if (typeof id !== 'string') return lock
  const member = await findRowById(payload, 'members', id)
  const holder = { id, email: member?.username ?? 'Somebody' }
  return { ...lock, user: { relationTo: 'members', value: holder } }
}

/** Names members in the locks of documents. Payload adds their collection after all plugins. */
export const nameLockHolders = (config: SanitizedConfig): SanitizedConfig => {
  const locks = config.collections.find(({ slug }) => slug === lockedDocuments)
  locks?.hooks.afterRead.push(nameLockHolder)
  return config
}
