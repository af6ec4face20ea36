import type { Db } from 'mongodb'

interface Marker {
  _id: 'restore'
  names: string[]
}

const prefix = 'restoring.'

const markers = (db: Db) => db.collection<Marker>('restores')

/** The collection in which a restore puts what is to become another one. */
export const stagingOf = (name: string): string => `${prefix}${name}`

/** Says that everything is staged: from here on the restore counts, whatever happens to who makes it. */
export const markStaged = async (db: Db, names: string[]): Promise<void> => {
  await markers(db).insertOne(
    { _id: 'restore', names },
    { writeConcern: { w: 'majority', journal: true } },
  )
}

/**
 * Puts staged collections in the place of those they stand for where a restore had staged them all,
 * and drops them where it had not. Whoever has the turn to start does this first.
 */
export const settleRestore = async (db: Db): Promise<void> => {
  const marker = await markers(db).findOne({ _id: 'restore' })
  const collections = await db.listCollections({}, { nameOnly: true }).toArray()
  const staged = collections.map(({ name }) => name).filter((name) => name.startsWith(prefix))
  for (const name of staged) {
    const target = name.slice(prefix.length)
    if (marker?.names.includes(target)) {
      await db.renameCollection(name, target, { dropTarget: true })
    } else {
      await db.dropCollection(name)
    }
  }
  if (marker) await markers(db).deleteOne({ _id: 'restore' })
}

/** Settles a restore that was cut short in the MongoDB of an address. */
export const settleRestoreAt = async (url: string): Promise<void> => {
  const { MongoClient } = await import('mongodb')
  const client = new MongoClient(url)
  try {
    await settleRestore(client.db())
  } finally {
    await client.close()
  }
}
