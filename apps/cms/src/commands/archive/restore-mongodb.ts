import { isRecord } from '@tropa/contract/is-record'
import { ObjectId, type Db } from 'mongodb'
import type { Payload } from 'payload'
import { requireMongodb } from '../../database/engine'
import { isObjectId } from '../../database/ids'
import { databaseOf } from '../../database/mongodb/side-collections'
import { markStaged, settleRestore, stagingOf } from '../../database/mongodb/staged-restore'
import { gramsOf } from '../../database/mongodb/search-grams'
import { BackupError, type DocumentWriter, type Store, type StoredDocument } from './archive'
import { modelOf, storesOf } from './stores'

const isEmpty = (value: unknown) => value === null || value === undefined

/** Where the embedded database has NULL, a MongoDB document has no field. */
const withoutEmpty = (data: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => !isEmpty(value)))

const toRaw = (payload: Payload, store: Store, { id, version, ...data }: StoredDocument) => {
  if (!isObjectId(id)) {
    throw new BackupError(`MongoDB cannot hold the id ${id}: this archive fits SQLite only.`)
  }
  const Model = modelOf(payload, store)
  const doc = new Model({
    ...withoutEmpty(data),
    ...(typeof data['searchText'] === 'string' && { searchGrams: gramsOf(data['searchText']) }),
    ...(isRecord(version) && { version: withoutEmpty(version) }),
    ...(store.kind === 'globals' && { globalType: store.slug }),
    _id: new ObjectId(id),
  }) as { toObject: () => unknown }
  return doc.toObject() as { _id: ObjectId }
}

const stage = async (db: Db, name: string) => {
  const staging = db.collection(stagingOf(name))
  const indexes = await db.collection(name).indexes()
  await db.createCollection(stagingOf(name))
  for (const { key, unique, sparse, expireAfterSeconds, name: indexName } of indexes) {
    if (indexName === '_id_') continue
    await staging.createIndex(key, {
      ...(unique && { unique }),
      ...(sparse && { sparse }),
      ...(expireAfterSeconds !== undefined && { expireAfterSeconds }),
      ...(indexName !== undefined && { name: indexName }),
    })
  }
}

/** Writes documents into staging collections, which replace the real ones when it finishes. */
export const mongodbWriter = async (payload: Payload): Promise<DocumentWriter> => {
  const db = databaseOf(requireMongodb(payload.db))
  await settleRestore(db)
  const names = [
    ...new Set(storesOf(payload).map((store) => modelOf(payload, store).collection.collectionName)),
  ]
  for (const name of names) await stage(db, name)
  const written = new Map<string, number>()
  return {
    write: async (store, docs) => {
      if (docs.length === 0) return
      const { collectionName } = modelOf(payload, store).collection
      const staging = db.collection(stagingOf(collectionName))
      await staging.insertMany(docs.map((doc) => toRaw(payload, store, doc)))
      written.set(collectionName, (written.get(collectionName) ?? 0) + docs.length)
    },
    finish: async () => {
      for (const name of names) {
        const count = await db.collection(stagingOf(name)).countDocuments()
        if (count !== (written.get(name) ?? 0)) {
          // It lost the start lock, and a starting instance has dropped its staging collections.
          throw new BackupError('The restore was held up for too long. Please start it again.')
        }
      }
      await markStaged(db, names)
      await settleRestore(db)
    },
  }
}
