import { isRecord } from '@tropa/contract/base/is-record'
import { sql } from '@payloadcms/db-sqlite'
import { upsertRow, type DrizzleAdapter } from '@payloadcms/drizzle'
import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { requireMongodb, requireSqlite } from '../../database/engine'
import { isObjectId } from '../../database/ids'
import { databaseOf, migrationCollection } from '../../database/mongodb/side-collections'
import { mongodbSession } from '../../database/transaction'
import { BackupError } from './archive'
import { storesOf, type Store, type StoredDocument } from './stores'

/** Writes documents of a store in a transaction. Payload's own methods would give them new ids and times. */
export type WriteDocuments = (store: Store, docs: StoredDocument[]) => Promise<void>

export const sqliteWriter = async (
  payload: Payload,
  transaction: string,
): Promise<WriteDocuments> => {
  const adapter = requireSqlite(payload.db)
  const db = adapter.sessions[transaction]?.db
  if (!db || !('run' in db)) throw new Error('The embedded database began no transaction.')
  // Documents refer to others that are written after them.
  await db.run(sql`PRAGMA defer_foreign_keys = ON`)
  return async ({ kind, slug, fields }, docs) => {
    const name = slug.replaceAll('-', '_')
    const tableName = adapter.tableNameMap.get(kind.endsWith('versions') ? `_${name}_v` : name)
    if (tableName === undefined) throw new Error(`There is no table for ${slug}.`)
    for (const { id, ...data } of docs) {
      await upsertRow({
        adapter: adapter as unknown as DrizzleAdapter,
        customID: id,
        data,
        db,
        fields,
        ignoreResult: true,
        operation: 'create',
        tableName,
      })
    }
  }
}

const modelOf = ({ db }: Payload, { kind, slug, key }: Store) => {
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

const toRaw = (payload: Payload, store: Store, { id, version, ...data }: StoredDocument) => {
  if (!isObjectId(id)) {
    throw new BackupError(`MongoDB cannot hold the id ${id}: this archive fits SQLite only.`)
  }
  const Model = modelOf(payload, store)
  const doc = new Model({
    ...withoutEmpty(data),
    ...(!isEmpty(version) && { version: isRecord(version) ? withoutEmpty(version) : version }),
    ...(store.kind === 'globals' && { globalType: store.slug }),
    _id: new ObjectId(id),
  }) as { toObject: () => { _id: ObjectId } }
  return doc.toObject()
}

export const mongodbWriter = async (
  payload: Payload,
  transaction: string,
): Promise<WriteDocuments> => {
  const session = mongodbSession(payload.db, transaction)
  const models = new Set(storesOf(payload).map((store) => modelOf(payload, store)))
  // Not within the transaction, where a server older than 4.4 creates none.
  for (const model of models) await model.createCollection()
  for (const { collection } of models) await collection.deleteMany({}, { session })
  // The next start brings the archive's data up to date, whichever version had been here.
  await migrationCollection(databaseOf(requireMongodb(payload.db))).deleteMany({}, { session })
  return async (store, docs) => {
    if (docs.length === 0) return
    const rows = docs.map((doc) => toRaw(payload, store, doc))
    await modelOf(payload, store).collection.insertMany(rows, { session })
  }
}
