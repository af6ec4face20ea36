import { setImmediate as endOfTurn } from 'node:timers/promises'
import type { DatabaseAdapter } from 'payload'
import { DatabaseBusyError, inTime } from './unavailable'

/**
 * In milliseconds, as long as any request may wait for a MongoDB that does not respond. After an election the driver
 * (6.20) may never end a command, and all who share later runs would wait for it.
 */
const longestRun = 5000

/**
 * Runs an operation only once at a time. A call starts it at once, or shares the next run with all others that came
 * during the present one, which may have read before they came. When a run fails, the calls that wait for it fail too:
 * with a database that is gone, another attempt would double their wait. A later call starts a new run.
 *
 * @param run - gets the items of all calls that share it
 */
export const shareRuns = <Item, Value>(
  run: (items: ReadonlySet<Item>) => Promise<Value>,
): ((items?: Iterable<Item>) => Promise<Value>) => {
  let present: Promise<Value> | undefined
  let next: { items: Set<Item>; value: Promise<Value> } | undefined

  const begin = (items: ReadonlySet<Item>) => {
    const value = inTime(run(items), longestRun, () => new DatabaseBusyError()).finally(() => {
      if (present === value) present = undefined
    })
    present = value
    return value
  }

  const beginAfterPresent = async (items: ReadonlySet<Item>) => {
    try {
      await present
      await endOfTurn()
    } finally {
      next = undefined
    }
    return begin(items)
  }

  return (items = []) => {
    if (!present && !next) return begin(new Set(items))
    if (!next) {
      const all = new Set<Item>()
      next = { items: all, value: beginAfterPresent(all) }
    }
    for (const item of items) next.items.add(item)
    return next.value
  }
}

/** Merges reads of a database that wait at the same time into one read of all their items. */
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
