import { isRecord } from '@tropa/contract/base/is-record'
import type { CollectionAfterReadHook, SanitizedConfig } from 'payload'
import { findRowById } from '../../database/rows'

const lockedDocuments = 'payload-locked-documents'

/**
 * The panel shows the `email` of the member who holds a lock, else the id. It gets the username there, and
 * nothing else of the account, which editors may not read.
 */
const nameLockHolder: CollectionAfterReadHook = async ({ doc, req: { payload } }) => {
  const lock: unknown = doc
  if (!isRecord(lock) || !isRecord(lock.user)) return lock
  const { value } = lock.user
  const id: unknown = isRecord(value) ? value.id : value
  if (typeof id !== 'string') return lock
  const member = await findRowById(payload, 'members', id)
  return { ...lock, user: { ...lock.user, value: { id, email: member?.username ?? 'Somebody' } } }
}

/** Names members in the locks of documents. Payload adds their collection after all plugins. */
export const nameLockHolders = (config: SanitizedConfig): SanitizedConfig => {
  const locks = config.collections.find(({ slug }) => slug === lockedDocuments)
  locks?.hooks.afterRead.push(nameLockHolder)
  return config
}
