import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Db } from 'mongodb'

/*
 * What the product stores in a MongoDB beside Payload's collections. Backups take Payload's
 * collections only, so nothing here is copied or restored, except the pictures, which a backup reads
 * by the names that documents hold. Installations have data under these names: they cannot change.
 */

export const databaseOf = ({ connection }: MongooseAdapter): Db =>
  connection.getClient().db(connection.name)

/** How long MongoDB may look for a page of a list, or count it. */
export const maxTimeMS = 5000

export const stampsId = 'answers'

interface StampDocument {
  _id: typeof stampsId
  [source: string]: string
}

export const stampCollection = (db: Db) => db.collection<StampDocument>('stamps')

/** The lock of a start, or of an import of events; the document is there while an instance holds it. */
export interface StartLockDocument {
  _id: 'start' | 'import'
  holder: string
  /** A counter that the holder's heartbeat increases. */
  beat: number
}

export const startLockCollection = (db: Db) => db.collection<StartLockDocument>('starting')

/** What only one transaction at a time may count and change: the admins, the records of members, and who has a team. */
const conflicts = ['admins', 'closings', 'teams'] as const

/** The document that two transactions with such a change conflict on. */
export interface LockDocument {
  _id: (typeof conflicts)[number]
  changes: number
}

export const lockCollection = (db: Db) => db.collection<LockDocument>('turns')

interface SeedDocument {
  _id: 'seed'
}

export const seedCollection = (db: Db) => db.collection<SeedDocument>('seeding')

/** Filled by rate-limiter-flexible, which knows its shape. */
export const rateLimitCollectionName = 'rate-limits'

/** Where Payload records the migrations that ran. */
export const migrationCollection = (db: Db) => db.collection<{ name: string }>('payload-migrations')

export const appliedToMongodb = (db: Db): Promise<string[]> =>
  migrationCollection(db).distinct('name')

export const pictureBucketName = 'pictures'

export const pictureFileCollection = (db: Db) => db.collection(`${pictureBucketName}.files`)

export const pictureChunkCollection = (db: Db) => db.collection(`${pictureBucketName}.chunks`)

/**
 * Creates the collections that do not exist yet. A write that creates one waits for every open transaction, and on
 * older servers all other writes wait for it: a transaction that waits for another one would then never end by itself.
 * Servers older than 4.4 cannot create one in a transaction at all.
 */
export const prepareMongodb = async (adapter: MongooseAdapter): Promise<void> => {
  const db = databaseOf(adapter)
  const existing = new Set(
    (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name),
  )
  const ofPayload = Object.values(adapter.connection.models).map(
    ({ collection }) => collection.name,
  )
  const beside = [stampCollection(db).collectionName, rateLimitCollectionName]
  for (const name of new Set([...ofPayload, ...beside])) {
    if (!existing.has(name)) await db.createCollection(name)
  }
  await pictureFileCollection(db).createIndex({ filename: 1, uploadDate: 1 })
  await pictureChunkCollection(db).createIndex({ files_id: 1, n: 1 }, { unique: true })
  for (const _id of conflicts) {
    const first = { $setOnInsert: { changes: 0 } }
    await lockCollection(db).updateOne({ _id }, first, { upsert: true })
  }
}
