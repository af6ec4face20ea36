/**
 * Lets an operation run once at a time. Whoever asks during a run shares the next one, because the present run may
 * have looked before they asked. A failure reaches all who share the run and is not kept.
 *
 * @param run - gets what all who share it ask for
 */
export const shareRuns = <Item, Value>(
  run: (items: ReadonlySet<Item>) => Promise<Value>,
): ((items?: Iterable<Item>) => Promise<Value>) => {
  /** Ends with the run, and never fails. */
  let present: Promise<void> | undefined
  let next: { items: Set<Item>; value: Promise<Value> } | undefined

  const start = (items: ReadonlySet<Item>) => {
    next = undefined
    const value = run(items)
    const end = () => {
      present = undefined
    }
    present = value.then(end, end)
    return value
  }

  return (items = []) => {
    if (!next && !present) return start(new Set(items))
    if (!next) {
      const all = new Set<Item>()
      next = { items: all, value: Promise.resolve(present).then(() => start(all)) }
    }
    for (const item of items) next.items.add(item)
    return next.value
  }
}
