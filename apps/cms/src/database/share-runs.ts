import { setImmediate as endOfTurn } from 'node:timers/promises'

/**
 * Lets an operation run once at a time. Whoever asks in the same turn of the event loop, or during a run, shares the
 * next one, because the present run may have looked before they asked. A failure reaches all who share the run and is
 * not kept.
 *
 * @param run - gets what all who share it ask for
 */
export const shareRuns = <Item, Value>(
  run: (items: ReadonlySet<Item>) => Promise<Value>,
): ((items?: Iterable<Item>) => Promise<Value>) => {
  /** Ends with the last run, and never fails. */
  let last: Promise<unknown> = Promise.resolve()
  let next: { items: Set<Item>; value: Promise<Value> } | undefined

  const start = async (items: ReadonlySet<Item>) => {
    await last
    await endOfTurn()
    next = undefined
    return run(items)
  }

  return (items = []) => {
    if (!next) {
      const all = new Set<Item>()
      next = { items: all, value: start(all) }
      last = next.value.catch(() => undefined)
    }
    for (const item of items) next.items.add(item)
    return next.value
  }
}
