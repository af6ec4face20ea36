import type { CollectionSlug, Payload } from 'payload'

/**
 * Whether one of these collections holds anything. Looked up, not counted: what a MongoDB counts of a
 * whole collection is an estimate, which a crash may leave at none.
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
