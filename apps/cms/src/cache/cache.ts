import { randomUUID } from 'node:crypto'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { isDuplicate } from '../database/mongodb/duplicate-key'
import { globalSlugs, slugs } from '../payload/slugs'

/** What answers are made from: a collection or a global. */
export type Source = CollectionSlug | GlobalSlug

/** Things made from what is stored, kept in memory until a write touches what they were made from. */
export interface Cache {
  /**
   * Gives what `make` made, unless one of its sources has been written to since; whoever asks
   * meanwhile waits for the same making.
   *
   * @param sizeOf - how many bytes it takes; 0 for what must not be kept
   */
  read: <Value>(
    key: string,
    sources: readonly Source[],
    make: () => Promise<Value>,
    sizeOf?: (value: Value) => number,
  ) => Promise<Value>
}

interface Entry {
  stamp: string
  made: Promise<unknown>
  madeAt: number
  size: number
}

/** How much is kept: the least recently asked for goes first. */
const most = { entries: 2000, bytes: 24_000_000 }

/**
 * Says whether anything was written: the stamp of some sources is another one after each write to
 * one of them, from before the write is answered on.
 */
interface Stamps {
  read: (sources: readonly Source[]) => string | Promise<string>
  renew: (sources: readonly Source[]) => void | Promise<void>
  /** How long what was made may be kept without being made anew, in milliseconds. */
  trustedFor: number
}

/** One process has the embedded database to itself, and sees each of its writes. */
const stampsInMemory = (): Stamps => {
  const writes = new Map<Source, number>()
  return {
    read: (sources) => sources.map((source) => writes.get(source) ?? 0).join(' '),
    renew: (sources) => {
      for (const source of sources) writes.set(source, (writes.get(source) ?? 0) + 1)
    },
    trustedFor: Infinity,
  }
}

/** Runs once at a time. Who comes while it runs gets the next run, which begins after they came. */
const shareNextRun = <Value>(run: () => Promise<Value>): (() => Promise<Value>) => {
  let running: Promise<Value> | undefined
  let next: Promise<Value> | undefined
  const start = () => {
    next = undefined
    running = run().finally(() => {
      running = undefined
    })
    return running
  }
  return () => {
    if (!running) return start()
    next ??= running.then(start, start)
    return next
  }
}

interface StoredStamps {
  _id: 'answers'
  [source: string]: string
}

/** Several instances share a MongoDB: each writes there what it wrote to, and looks before it answers. */
const stampsInMongodb = ({ connection }: MongooseAdapter): Stamps => {
  const stamps = connection.collection<StoredStamps>('stamps')
  const readAll = shareNextRun(() =>
    stamps.findOne({ _id: 'answers' }, { readPreference: 'primary' }),
  )
  return {
    read: async (sources) => {
      const all = await readAll()
      return sources.map((source) => all?.[source] ?? '').join(' ')
    },
    renew: async (sources) => {
      const changes = Object.fromEntries(sources.map((source) => [source, randomUUID()]))
      const write = () => stamps.updateOne({ _id: 'answers' }, { $set: changes }, { upsert: true })
      // Two first writes at once may both want to make the row.
      await write().catch((error: unknown) => {
        if (!isDuplicate(error)) throw error
        return write()
      })
    },
    // An instance that was killed between a write and its stamp is found out after this long.
    trustedFor: 10_000,
  }
}

const writes = [
  'create',
  'createGlobal',
  'deleteMany',
  'deleteOne',
  'updateGlobal',
  'updateMany',
  'updateOne',
  'upsert',
] as const

/** Members are read anew at each call; what the panel keeps for itself is no part of any answer. */
const watched = new Set<string | undefined>([
  ...Object.values(slugs).filter((slug) => slug !== slugs.members),
  ...Object.values(globalSlugs),
])

interface WriteInput {
  collection?: Source
  slug?: Source
  req?: Partial<PayloadRequest>
}

type Writers = Record<(typeof writes)[number], (input: WriteInput) => Promise<unknown>>

/** Tells of each write through Payload, ours and the panel's; of one in a transaction once it counts. */
const watchWrites = (db: Payload['db'], renew: Stamps['renew']) => {
  const inTransaction = new Map<string, Set<Source>>()

  const note = async ({ collection, slug, req }: WriteInput) => {
    const source = collection ?? slug
    if (source === undefined || !watched.has(source)) return
    const id = String(await req?.transactionID)
    if (!db.sessions[id]) return renew([source])
    inTransaction.set(id, (inTransaction.get(id) ?? new Set()).add(source))
  }

  const writers = db as unknown as Writers
  for (const name of writes) {
    const write = writers[name].bind(db)
    writers[name] = (input) => write(input).finally(() => note(input))
  }

  const commit = db.commitTransaction.bind(db)
  db.commitTransaction = async (incoming) => {
    const id = String(await incoming)
    try {
      await commit(incoming)
    } finally {
      const written = inTransaction.get(id)
      inTransaction.delete(id)
      if (written) await renew([...written])
    }
  }
  const rollback = db.rollbackTransaction.bind(db)
  db.rollbackTransaction = async (incoming) => {
    inTransaction.delete(String(await incoming))
    await rollback(incoming)
  }
}

/** Keeps answers to the questions of one database. */
export const createCache = ({ db }: Payload): Cache => {
  const stamps =
    db.name === 'mongoose' ? stampsInMongodb(db as unknown as MongooseAdapter) : stampsInMemory()
  watchWrites(db, stamps.renew)

  const entries = new Map<string, Entry>()
  let bytes = 0

  const drop = (key: string) => {
    bytes -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  const keep = (key: string, entry: Entry, size: number) => {
    if (entries.get(key) !== entry) return
    if (size === 0) {
      drop(key)
      return
    }
    entry.size = size
    bytes += size
    for (const oldest of entries.keys()) {
      if (bytes <= most.bytes && entries.size <= most.entries) break
      drop(oldest)
    }
  }

  return {
    read: async (key, sources, make, sizeOf = () => 1000) => {
      const stamp = await stamps.read(sources)
      const known = entries.get(key)
      if (known?.stamp === stamp && performance.now() - known.madeAt < stamps.trustedFor) {
        entries.delete(key)
        entries.set(key, known)
        return known.made as ReturnType<typeof make>
      }
      drop(key)
      const made = make()
      const entry: Entry = { stamp, made, madeAt: performance.now(), size: 0 }
      entries.set(key, entry)
      made.then(
        (value) => keep(key, entry, sizeOf(value)),
        () => keep(key, entry, 0),
      )
      return made
    },
  }
}
