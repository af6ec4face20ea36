import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue'

/** Of lines that are equally long, the one at `chosen` is refused. */
const queueOf = (room: number, entries: readonly string[], chosen = 0) => {
  const queue = new FairQueue<string>(room, () => chosen)
  const refused = entries.map((entry) => queue.push(entry.charAt(0), entry))
  return { queue, refused }
}

const all = (queue: FairQueue<string>) => {
  const entries: string[] = []
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) entries.push(next)
  return entries
}

describe('a fair queue', () => {
  it('gives each line a turn', () => {
    const { queue } = queueOf(9, ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'])
    expect(queue.size).toBe(6)
    expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
    expect(queue.size).toBe(0)
  })

  it('refuses the last of the longest line where there is no room', () => {
    const { queue, refused } = queueOf(3, ['a1', 'a2', 'a3', 'b1'])
    expect(refused).toEqual([undefined, undefined, undefined, 'a3'])
    expect(all(queue)).toEqual(['a1', 'b1', 'a2'])
  })

  it('refuses a new entry whose own line would be the longest', () => {
    const { queue, refused } = queueOf(2, ['a1', 'b1', 'a2'])
    expect(refused).toEqual([undefined, undefined, 'a2'])
    expect(all(queue)).toEqual(['a1', 'b1'])
  })

  it.each([
    { chosen: 0, refused: 'a1', left: ['b1', 'c1'] },
    { chosen: 1, refused: 'b1', left: ['a1', 'c1'] },
    { chosen: 2, refused: 'c1', left: ['a1', 'b1'] },
  ])('refuses any of equally long lines, such as $refused', ({ chosen, refused, left }) => {
    const full = queueOf(2, ['a1', 'b1', 'c1'], chosen)
    expect(full.refused).toEqual([undefined, undefined, refused])
    expect(all(full.queue)).toEqual(left)
  })

  it('chooses among the longest lines only', () => {
    const counts: number[] = []
    const queue = new FairQueue<string>(3, (count) => {
      counts.push(count)
      return count - 1
    })
    const refused = ['a1', 'b1', 'b2', 'a2'].map((entry) => queue.push(entry.charAt(0), entry))
    expect(refused.at(-1)).toBe('b2')
    expect(queue.push('c', 'c1')).toBe('a2')
    expect(counts).toEqual([2, 1])
  })

  it('refuses at random in the product', () => {
    const survivors = Array.from({ length: 200 }, () => {
      const queue = new FairQueue<string>(1)
      queue.push('a', 'a1')
      return queue.push('b', 'b1') === 'a1' ? 'b' : 'a'
    })
    expect(new Set(survivors)).toEqual(new Set(['a', 'b']))
  })

  it('removes an entry that no longer waits', () => {
    const { queue } = queueOf(9, ['a1', 'a2', 'b1'])
    queue.remove('a', 'a1')
    queue.remove('b', 'b1')
    queue.remove('c', 'c1')
    expect(all(queue)).toEqual(['a2'])
  })
})
