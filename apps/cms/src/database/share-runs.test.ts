import type { DatabaseAdapter } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { shareReads, shareRuns } from './share-runs'
import { isUnavailable } from './unavailable'

/** Runs that a test ends, each with what it was asked for. */
const heldRuns = () => {
  const runs: { items: string[]; end: (value: string) => void; fail: (error: Error) => void }[] = []
  const ask = shareRuns<string, string>(
    (items) =>
      new Promise((end, fail) => {
        runs.push({ items: [...items], end, fail })
      }),
  )
  return { runs, ask }
}

const settled = async () => {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((done) => setImmediate(done))
}

describe('shareRuns', () => {
  it('begins at once for the first, and lets all who ask during a run share the next one and its items', async () => {
    const { runs, ask } = heldRuns()
    const first = ask(['a'])
    const others = [ask(['b']), ask(['c', 'b']), ask()]
    await settled()
    expect(runs.map(({ items }) => items)).toEqual([['a']])
    runs[0]?.end('before they asked')
    expect(await first).toBe('before they asked')
    await settled()
    expect(runs.map(({ items }) => items)).toEqual([['a'], ['b', 'c']])
    const later = ask(['d'])
    runs[1]?.end('after they asked')
    expect(await Promise.all(others)).toEqual(Array(3).fill('after they asked'))
    await settled()
    runs[2]?.end('last')
    expect([await later, runs[2]?.items, runs.length]).toEqual(['last', ['d'], 3])
  })

  it('never joins a run that has begun, even at the moment one ends', async () => {
    const { runs, ask } = heldRuns()
    const first = ask()
    const second = ask()
    const third = first.then(() => ask(['late']))
    runs[0]?.end('first')
    await settled()
    expect(runs.length).toBeLessThan(3)
    runs[1]?.end('second')
    await settled()
    runs[2]?.end('third')
    expect(await second).toBe('second')
    expect(runs.find(({ items }) => items.includes('late'))).toBeDefined()
    expect(await third).toBe(runs.length === 3 ? 'third' : 'second')
  })

  it('tells everyone who shares or awaits a run that it failed, and does not keep it', async () => {
    const { runs, ask } = heldRuns()
    const asked = [ask(), ask(), ask()]
    runs[0]?.fail(new Error('no primary'))
    for (const each of asked) await expect(each).rejects.toThrow('no primary')
    const later = ask()
    await settled()
    runs[1]?.end('there')
    expect([await later, runs.length]).toEqual(['there', 2])
  })

  it('gives up a run that never ends, and the next one begins', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { runs, ask } = heldRuns()
    const stuck = ask()
    await settled()
    const failure = expect(stuck).rejects.toSatisfy(isUnavailable)
    vi.runAllTimers()
    vi.useRealTimers()
    await failure
    const next = ask()
    await settled()
    runs[1]?.end('there')
    expect(await next).toBe('there')
  })
})

describe('shareReads', () => {
  it('lets simultaneous calls for one database share a read, and never calls for two databases', async () => {
    const databases = ['one', 'other'].map((name) => ({ name }) as DatabaseAdapter)
    const read = shareReads((db, items: ReadonlySet<string>) =>
      Promise.resolve(`${db.name}: ${[...items].join(' ')}`),
    )
    const answers = databases.flatMap((db) => ['a', 'b', 'c'].map((item) => read(db, [item])))
    expect(await Promise.all(answers)).toEqual([
      'one: a',
      'one: b c',
      'one: b c',
      'other: a',
      'other: b c',
      'other: b c',
    ])
  })
})
