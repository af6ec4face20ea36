import type { Db } from 'mongodb'
import { restoreCollection, stagingPrefix } from './side-collections'

/** The name of the collection in which a restore prepares another one. */
export const stagingOf = (name: string): string => `${stagingPrefix}${name}`

/** Marks a restore as staged: from here on it is completed even if its process is killed. */
export const markStaged = async (db: Db, names: string[]): Promise<void> => {
  await restoreCollection(db).insertOne(
    { _id: 'restore', names },
    { writeConcern: { w: 'majority', journal: true } },
  )
}

/**
 * Completes a restore that was marked as staged, and drops what an unmarked one has left. To be
 * called with the start lock, before anything else is read.
 */
export const settleRestore = async (db: Db): Promise<void> => {
  const restores = restoreCollection(db)
  const marker = await restores.findOne({ _id: 'restore' })
  const collections = await db.listCollections({}, { nameOnly: true }).toArray()
  const staged = collections
    .map(({ name }) => name)
    .filter((name) => name.startsWith(stagingPrefix))
  for (const name of staged) {
    const target = name.slice(stagingPrefix.length)
    if (marker?.names.includes(target)) {
      await db.renameCollection(name, target, { dropTarget: true })
    } else {
      await db.dropCollection(name)
    }
  }
  if (marker) await restores.deleteOne({ _id: 'restore' })
}

/** Settles a restore before Payload is connected. */
export const settleRestoreAt = async (url: string): Promise<void> => {
  const { MongoClient } = await import('mongodb')
  const client = new MongoClient(url)
  try {
    await settleRestore(client.db())
  } finally {
    await client.close()
  }
}
