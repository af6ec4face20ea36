import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { CollectionSlug, DatabaseAdapter } from 'payload'
import { requireMongodb } from '../engine'

/** The model of a collection, for what is read and written below Payload. */
export const modelOf = (
  db: DatabaseAdapter,
  collection: CollectionSlug,
): MongooseAdapter['collections'][string] => {
  const model = requireMongodb(db).collections[collection]
  if (!model) throw new Error(`There is no collection ${collection}.`)
  return model
}
