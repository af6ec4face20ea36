import { randomUUID } from 'node:crypto'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { isMongodb } from './engine'
import { isDuplicate } from './mongodb/error'
import { databaseOf, stampCollection, stampsId } from './mongodb/side-collections'

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

/** Stamps in a MongoDB, where every instance writes them and reads them before it responds. */
const mongodbStamps = (adapter: MongooseAdapter): Stamps => {
  const stamps = stampCollection(databaseOf(adapter))
  return {
    read: async (sources) => {
      const all = await stamps.findOne({ _id: stampsId }, { readPreference: 'primary' })
      return sources.map((source) => all?.[source] ?? '').join(' ')
    },
    renew: async (sources) => {
      const changes = Object.fromEntries(sources.map((source) => [source, randomUUID()]))
      const write = () => stamps.updateOne({ _id: stampsId }, { $set: changes }, { upsert: true })
      await write().catch((error: unknown) => {
        // Two first writes at the same time may both try to insert the document.
        if (!isDuplicate(error)) throw error
        return write()
      })
    },
    // Limits the harm of an instance that was killed between a write and its stamp.
    maxAge: 10_000,
  }
}

const stampsByDatabase = new WeakMap<Payload['db'], Stamps>()

export const stampsOf = (db: Payload['db']): Stamps => {
  const stamps = stampsByDatabase.get(db) ?? (isMongodb(db) ? mongodbStamps(db) : memoryStamps())
  stampsByDatabase.set(db, stamps)
  return stamps
}
