import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { newId } from './ids'

/** Creates a row below Payload's operations, with its id and times, in the transaction of `req` if one is given. */
export const createRow = async <Data extends object>(
  { db }: Payload,
  collection: CollectionSlug,
  data: Data,
  req: Partial<PayloadRequest> = {},
): Promise<Data & { id: string; createdAt: string; updatedAt: string }> => {
  const id = newId()
  const now = new Date().toISOString()
  const row = { ...data, createdAt: now, updatedAt: now }
  // A copy, because Payload turns its times into those of MongoDB.
  await db.create({ collection, customID: id, data: { ...row }, returning: false, req })
  return { ...row, id }
}
