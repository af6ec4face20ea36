/**
 * Random numbers that are the same for the same seed (mulberry32).
 *
 * @param {number} seed
 */
export const randomFrom = (seed) => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  /** @param {number} limit */
  const below = (limit) => Math.floor(next() * limit)
  return {
    next,
    below,
    /**
     * @template Item
     * @param {readonly Item[]} list
     */
    pick: (list) => list[below(list.length)],
    /** @param {number} share - from 0 to 1 */
    chance: (share) => next() < share,
  }
}
