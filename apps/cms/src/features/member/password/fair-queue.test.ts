import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue'

const queueOf = (room: number, entries: readonly string[]) => {
  const queue = new FairQueue<string>(room)
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
    const { queue, refused } = queueOf(2, ['a1', 'b1', 'c1', 'a2'])
    expect(refused).toEqual([undefined, undefined, 'c1', 'a2'])
    expect(all(queue)).toEqual(['a1', 'b1'])
  })

  it('removes an entry that no longer waits', () => {
    const { queue } = queueOf(9, ['a1', 'a2', 'b1'])
    queue.remove('a', 'a1')
    queue.remove('b', 'b1')
    queue.remove('c', 'c1')
    expect(all(queue)).toEqual(['a2'])
  })
})
