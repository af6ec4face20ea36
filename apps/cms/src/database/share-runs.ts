import { setImmediate as endOfTurn } from 'node:timers/promises'
import type { DatabaseAdapter } from 'payload'
import { DatabaseBusyError } from './unavailable'

/** In milliseconds, as long as any request may wait for a MongoDB that does not respond. */
const longestRun = 5000

/** After an election the driver (6.20) may never end a command: all who share later runs would wait for it. */
const inTime = async <Value>(run: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new DatabaseBusyError())
    }, longestRun)
  })
  return Promise.race([run, late]).finally(() => {
    clearTimeout(timer)
  })
}

/**
 * Lets an operation run once at a time. Calls in the same turn of the event loop, or during a run, share the next run,
 * because the present one may have looked before they came. A failure reaches all that share the run and those who wait
 * for it, because a second attempt would double the time that they wait for a database that is gone. It is not kept.
 *
 * @param run - gets what all who share it ask for
 */
export const shareRuns = <Item, Value>(
  run: (items: ReadonlySet<Item>) => Promise<Value>,
): ((items?: Iterable<Item>) => Promise<Value>) => {
  let present: Promise<Value> | undefined
  let next: { items: Set<Item>; value: Promise<Value> } | undefined

  const start = async (items: ReadonlySet<Item>) => {
    try {
      await present
      await endOfTurn()
    } finally {
      next = undefined
    }
    const value = inTime(run(items)).finally(() => {
      if (present === value) present = undefined
    })
    present = value
    return value
  }

  return (items = []) => {
    if (!next) {
      const all = new Set<Item>()
      next = { items: all, value: start(all) }
    }
    for (const item of items) next.items.add(item)
    return next.value
  }
}

/** Lets reads of a database that wait at the same time be one read of all that they ask for. */
export const shareReads = <Item, Value>(
  read: (db: DatabaseAdapter, items: ReadonlySet<Item>) => Promise<Value>,
): ((db: DatabaseAdapter, items: Iterable<Item>) => Promise<Value>) => {
  const byDatabase = new WeakMap<DatabaseAdapter, (items: Iterable<Item>) => Promise<Value>>()
  return (db, items) => {
    const shared = byDatabase.get(db) ?? shareRuns((all: ReadonlySet<Item>) => read(db, all))
    byDatabase.set(db, shared)
    return shared(items)
  }
}
