import type { CollectionSlug, Payload } from 'payload'

/**
 * Whether one of these collections has a document. Not counted, because MongoDB's count of a whole
 * collection is an estimate, which may be zero after a crash.
 */
export const holdsAny = async (
  { db }: Payload,
  collections: readonly CollectionSlug[],
): Promise<boolean> => {
  for (const collection of collections) {
    if (await db.findOne({ collection, where: {} })) return true
  }
  return false
}
