import { isRecord } from '@tropa/contract/base/is-record'
import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { DocumentSet, StoredDocument, WriteDocuments } from '../engine-types'
import { requireMongodb } from '../engine'
import { isObjectId } from '../ids'
import { mongodbSession } from '../transaction'
import { databaseOf, migrationCollection } from './side-collections'

const modelOf = ({ db }: Payload, { kind, slug, key }: DocumentSet) => {
  const { collections, versions, globals } = requireMongodb(db)
  const model =
    kind === 'documents' ? collections[slug] : kind === 'globals' ? globals : versions[slug]
  if (!model) throw new Error(`There is no collection for ${key}.`)
  return model
}

const isEmpty = (value: unknown) => value === null || value === undefined

/** Where the embedded database has NULL, a MongoDB document has no field. */
const withoutEmpty = (data: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => !isEmpty(value)))

const toRaw = (payload: Payload, set: DocumentSet, { id, version, ...data }: StoredDocument) => {
  if (!isObjectId(id)) {
    throw new Error(`MongoDB cannot hold the id ${id}: this archive fits SQLite only.`)
  }
  const Model = modelOf(payload, set)
  const doc = new Model({
    ...withoutEmpty(data),
    ...(!isEmpty(version) && { version: isRecord(version) ? withoutEmpty(version) : version }),
    ...(set.kind === 'globals' && { globalType: set.slug }),
    _id: new ObjectId(id),
  }) as { toObject: () => { _id: ObjectId } }
  return doc.toObject()
}

export const openDocumentWriter = async (
  payload: Payload,
  transaction: string,
  sets: DocumentSet[],
): Promise<WriteDocuments> => {
  const session = mongodbSession(payload.db, transaction)
  const models = new Set(sets.map((set) => modelOf(payload, set)))
  // Outside the transaction, in which a server older than 4.4 cannot create collections.
  for (const model of models) await model.createCollection()
  for (const { collection } of models) await collection.deleteMany({}, { session })
  // The next start migrates the archive's data, whichever version used this database before.
  await migrationCollection(databaseOf(requireMongodb(payload.db))).deleteMany({}, { session })
  return async (set, docs) => {
    if (docs.length === 0) return
    const rows = docs.map((doc) => toRaw(payload, set, doc))
    await modelOf(payload, set).collection.insertMany(rows, { session })
  }
}
