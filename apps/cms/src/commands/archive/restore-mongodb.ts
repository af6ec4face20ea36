import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { ObjectId, type Db } from 'mongodb'
import type { Payload } from 'payload'
import { markStaged, settleRestore, stagingOf } from '../../database/mongodb/staged-restore'
import { gramsOf } from '../../database/mongodb/search-grams'
import { BackupError, type DocumentWriter, type Store, type StoredDocument } from './archive'
import { storesOf } from './stores'

const modelOf = ({ db }: Payload, { kind, slug }: Store) => {
  const { collections, versions, globals } = db as unknown as MongooseAdapter
  const model =
    kind === 'documents' ? collections[slug] : kind === 'globals' ? globals : versions[slug]
  if (!model) throw new Error(`There are no ${kind} of ${slug}.`)
  return model
}

const isNothing = (value: unknown) => value === null || value === undefined

/** Where the embedded database has NULL, Payload leaves a MongoDB document without the field. */
const withoutNothing = (data: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => !isNothing(value)))

const toRaw = (payload: Payload, store: Store, { id, version, ...data }: StoredDocument) => {
  if (!ObjectId.isValid(id)) {
    throw new BackupError(`MongoDB cannot hold the id ${id}: this archive fits SQLite only.`)
  }
  const Model = modelOf(payload, store)
  const doc = new Model({
    ...withoutNothing(data),
    ...(typeof data['searchText'] === 'string' && { searchGrams: gramsOf(data['searchText']) }),
    ...(typeof version === 'object' && version !== null && { version: withoutNothing(version) }),
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

/** Writes documents beside those of a MongoDB, and puts them in their place when all are there. */
export const mongodbWriter = async (payload: Payload): Promise<DocumentWriter> => {
  const { connection } = payload.db as unknown as MongooseAdapter
  const db = connection.getClient().db(connection.name)
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
          // Its turn was over, and a start has cleared away what it had written.
          throw new BackupError('The restore was held up for too long. Please start it again.')
        }
      }
      await markStaged(db, names)
      await settleRestore(db)
    },
  }
}
