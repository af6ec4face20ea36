import { randomInt } from 'node:crypto'

/**
 * Lines that take turns: the first of each line comes before the second of any. Where there is no room
 * left, the last of the longest line is refused, so that no line takes the room of others. Of lines that
 * are equally long, chance decides: as many lines as there are places do not keep a new one out.
 *
 * @typeParam Entry - what waits
 */
export class FairQueue<Entry> {
  /** In the order of their turns; none of them is empty. */
  readonly #lines = new Map<string, Entry[]>()

  /**
   * @param room - how many may wait, all lines together
   * @param choose - chooses one of so many, as a number from 0
   */
  constructor(
    private readonly room: number,
    private readonly choose: (count: number) => number = (count) => randomInt(count),
  ) {}

  get size(): number {
    return [...this.#lines.values()].reduce((sum, { length }) => sum + length, 0)
  }

  /** @returns what is refused, which may be the new entry */
  push(name: string, entry: Entry): Entry | undefined {
    this.#lines.set(name, [...(this.#lines.get(name) ?? []), entry])
    return this.size > this.room ? this.#refuseOne() : undefined
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
    this.#keep(
      name,
      (this.#lines.get(name) ?? []).filter((each) => each !== entry),
    )
  }

  #refuseOne(): Entry | undefined {
    const most = Math.max(...[...this.#lines.values()].map(({ length }) => length))
    const longest = [...this.#lines].filter(([, { length }]) => length === most)
    const [name, entries] = longest[this.choose(longest.length)] ?? []
    if (name === undefined || !entries) return undefined
    this.#keep(name, entries.slice(0, -1))
    return entries.at(-1)
  }

  #keep(name: string, entries: Entry[]) {
    if (entries.length > 0) this.#lines.set(name, entries)
    else this.#lines.delete(name)
  }
}
