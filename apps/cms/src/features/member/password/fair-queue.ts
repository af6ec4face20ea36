/**
 * Lines that take turns: the first of each line comes before the second of any. Where there is no room
 * left, the last of the longest line has to go, so that nobody fills the queue for others.
 *
 * @typeParam Entry - what waits
 */
export class FairQueue<Entry> {
  /** In the order of their turns; none of them is empty. */
  readonly #lines = new Map<string, Entry[]>()

  /** @param room - how many may wait, all lines together */
  constructor(private readonly room: number) {}

  get size(): number {
    return [...this.#lines.values()].reduce((sum, { length }) => sum + length, 0)
  }

  /** @returns what has to go, which may be the new entry */
  push(name: string, entry: Entry): Entry | undefined {
    const line = this.#lines.get(name) ?? []
    if (this.size < this.room) {
      this.#lines.set(name, [...line, entry])
      return undefined
    }
    const [longest, entries] = this.#longest()
    if (longest === undefined || line.length + 1 >= entries.length) return entry
    this.#lines.set(name, [...line, entry])
    this.#lines.set(longest, entries.slice(0, -1))
    return entries.at(-1)
  }

  shift(): Entry | undefined {
    for (const [name, [first, ...rest]] of this.#lines) {
      this.#lines.delete(name)
      if (rest.length > 0) this.#lines.set(name, rest)
      return first
    }
    return undefined
  }

  remove(name: string, entry: Entry): void {
    const rest = (this.#lines.get(name) ?? []).filter((each) => each !== entry)
    if (rest.length > 0) this.#lines.set(name, rest)
    else this.#lines.delete(name)
  }

  #longest(): [string, Entry[]] | [undefined, Entry[]] {
    const [first, ...others] = this.#lines
    if (!first) return [undefined, []]
    return others.reduce(
      (longest, line) => (line[1].length > longest[1].length ? line : longest),
      first,
    )
  }
}
