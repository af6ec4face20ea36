import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { isMongodb } from './engine'
import { isDuplicate } from './mongodb/error'
import { databaseOf, stampCollection, stampsId } from './mongodb/side-collections'
import { shareRuns } from './share-runs'

/** A collection or a global that cached values are made from. */
export type Source = CollectionSlug | GlobalSlug

/** A stamp of some sources changes with each write to one of them, before that write is responded to. */
export interface Stamps {
  read: (sources: readonly Source[]) => string | Promise<string>
  renew: (sources: readonly Source[]) => void | Promise<void>
  /** The longest time a value stays cached, also while its stamp is unchanged, in milliseconds; 0 for no limit. */
  maxAge: number
}

const memoryStamps = (): Stamps => {
  const writes = new Map<Source, number>()
  return {
    read: (sources) => sources.map((source) => writes.get(source) ?? 0).join(' '),
    renew: (sources) => {
      for (const source of sources) writes.set(source, (writes.get(source) ?? 0) + 1)
    },
    maxAge: 0,
  }
}

/** How long a renewal is tried again, and the pause before it is, in milliseconds. */
const renewTime = 5000
const renewPause = 100

/**
 * Stamps in a MongoDB, where every instance writes them and reads them before it responds. A stamp need not be on disk:
 * it includes the election, so that it also changes if a new primary has lost the last one.
 */
const mongodbStamps = (adapter: MongooseAdapter): Stamps => {
  const stamps = stampCollection(databaseOf(adapter))
  /** Sources whose renewal failed: until it succeeds, their stamps may be older than a write. */
  const unsure = new Set<Source>()
  let election = ''
  adapter.connection.getClient().on('topologyDescriptionChanged', ({ newDescription }) => {
    election = String(newDescription.maxElectionId)
  })
  const readAll = shareRuns(() => stamps.findOne({ _id: stampsId }, { readPreference: 'primary' }))
  const renewAll = shareRuns(async (asked: ReadonlySet<Source>) => {
    const sources = [...asked, ...unsure]
    const changes = Object.fromEntries(sources.map((source) => [source, randomUUID()]))
    const options = { upsert: true, writeConcern: { w: 1 } }
    // Not updateOne: MongoDB notes one of those in its session, and undoes a transaction that uses the session next and
    // does not see the note yet.
    const write = () => stamps.updateMany({ _id: stampsId }, { $set: changes }, options)
    await write().catch((error: unknown) => {
      // Two first writes at the same time may both try to insert the document.
      if (!isDuplicate(error)) throw error
      return write()
    })
    for (const source of sources) unsure.delete(source)
  })
  return {
    read: async (sources) => {
      const all = await readAll()
      // After the read, because the server that was read is of this election at the latest.
      const known = sources.map((each) => (unsure.has(each) ? randomUUID() : (all?.[each] ?? '')))
      return [election, ...known].join(' ')
    },
    renew: async (sources) => {
      const deadline = performance.now() + renewTime
      for (;;) {
        try {
          await renewAll(sources)
          return
        } catch (error) {
          for (const source of sources) unsure.add(source)
          if (performance.now() > deadline) throw error
          await pause(renewPause)
        }
      }
    },
    // Limits the harm of an instance that was killed between a write and its stamp.
    maxAge: 10_000,
  }
}

declare global {
  var tropaStamps: WeakMap<Payload['db'], Stamps> | undefined
}

/** Global, because Next bundles the panel with a second copy of this module, which would not see a write. */
const stampsByDatabase = (globalThis.tropaStamps ??= new WeakMap<Payload['db'], Stamps>())

/** The stamps of a database: stored in a MongoDB, or in memory for SQLite, which only one process uses. */
export const stampsOf = (db: Payload['db']): Stamps => {
  const stamps = stampsByDatabase.get(db) ?? (isMongodb(db) ? mongodbStamps(db) : memoryStamps())
  stampsByDatabase.set(db, stamps)
  return stamps
}
