import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { slugs } from '../../payload/slugs'

/** The unique index of before versions, which allowed a member one acknowledgement of a to-do. */
const formerIndex = 'todo_1_memberId_1'

/**
 * Brings the acknowledgements of a MongoDB of before versions up to date: each is one of the first
 * version, and a member may acknowledge a later one too. For the embedded database, a migration does it.
 */
export const versionAcknowledgements = async (db: MongooseAdapter): Promise<void> => {
  const collection = db.collections[slugs.acknowledgements]?.collection
  if (!collection) return
  await collection.updateMany({ version: { $exists: false } }, { $set: { version: 1 } })
  const indexes = await collection.indexes()
  if (indexes.some(({ name }) => name === formerIndex)) await collection.dropIndex(formerIndex)
}
