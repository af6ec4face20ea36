import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import { stampsOf, type Source, type Stamps } from '../database/stamps'

export interface Cache {
  /** Reads the stamp of some sources early, before it is known whether the read is allowed. */
  stampOf: Stamps['read']
  /**
   * Returns the cached value of a key, or makes it again when one of its sources has been written
   * to since. Concurrent callers share one making; a failure is not cached.
   *
   * @param sizeOf - the value's size in bytes; 0 for a value that must not be cached
   * @param stamp - the stamp of the sources, if the caller has already asked for it
   */
  read: <Value>(
    key: string,
    sources: readonly Source[],
    make: () => Promise<Value>,
    sizeOf?: (value: Value) => number,
    stamp?: string | Promise<string>,
  ) => Promise<Value>
}

interface Entry {
  stamp: string
  value: Promise<unknown>
  /** In bytes; a value that is still being made counts as one. */
  size: number
}

const maxEntries = 2000
const maxBytes = 24_000_000
const usualBytes = 1000

/** A cache of what is made from one database, kept in the memory of this process. */
export const createCache = ({ db }: Payload): Cache => {
  const stamps = stampsOf(db)
  const entries = new LRUCache<string, Entry>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
    ttl: stamps.maxAge,
  })

  return {
    stampOf: stamps.read,
    read: async (key, sources, make, sizeOf = () => usualBytes, asked = stamps.read(sources)) => {
      const stamp = await asked
      const cached = entries.get(key)
      // Every caller of a key makes the same kind of value.
      if (cached?.stamp === stamp) return cached.value as ReturnType<typeof make>

      const start = performance.now()
      const value = make()
      const entry: Entry = { stamp, value, size: 1 }
      entries.set(key, entry, { start })
      const settle = (size: number) => {
        if (entries.peek(key) !== entry) return
        if (size === 0) entries.delete(key)
        else entries.set(key, { ...entry, size }, { start })
      }
      value.then(
        (made) => settle(sizeOf(made)),
        () => settle(0),
      )
      return value
    },
  }
}
