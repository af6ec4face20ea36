import { setImmediate as settle } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Gate } from './gate'

const stranger = (line: string) => ({ line, isKnown: false })
const known = (line: string) => ({ line, isKnown: true })

/** Something that is inside a gate until it is released. */
const occupy = (gate: Gate) => {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  const done = gate.run(known('occupant'), () => until)
  return { release, done }
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the gate', () => {
  it('admits one at a time, and the known and strangers in turn', async () => {
    const gate = new Gate()
    const occupant = occupy(gate)
    const order: string[] = []
    let inside = 0
    let most = 0
    const work = (name: string) => async () => {
      order.push(name)
      most = Math.max(most, ++inside)
      await settle()
      inside--
    }
    const waiting = [
      ...['s1', 's2', 's3'].map((name) => gate.run(stranger(name), work(name))),
      ...['k1', 'k2'].map((name) => gate.run(known(name), work(name))),
    ]
    occupant.release()
    await Promise.all(waiting)
    expect(order).toEqual(['s1', 'k1', 's2', 'k2', 's3'])
    expect(most).toBe(1)
  })

  it('keeps room for others, however many wait in a line', async () => {
    const gate = new Gate()
    const occupant = occupy(gate)
    const flood = Array.from({ length: 200 }, () => gate.run(stranger('flood'), settle))
    const other = gate.run(stranger('other'), () => Promise.resolve('admitted'))
    occupant.release()
    const results = await Promise.allSettled(flood)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(63)
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 429, data: { headers: { 'Retry-After': '5' } } },
    })
    await expect(other).resolves.toBe('admitted')
  })

  it('refuses who has waited too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const gate = new Gate()
    const occupant = occupy(gate)
    const waiting = gate.run(stranger('patient'), settle)
    const refused = expect(waiting).rejects.toMatchObject({ status: 429 })
    vi.advanceTimersByTime(40_000)
    await refused
    occupant.release()
    await expect(gate.run(stranger('next'), () => settle())).resolves.toBeUndefined()
  })

  it('admits the next one after a failure', async () => {
    const gate = new Gate()
    const failing = gate.run(stranger('a'), () => Promise.reject(new Error('failed')))
    await expect(failing).rejects.toThrow('failed')
    await expect(gate.run(stranger('a'), () => Promise.resolve(1))).resolves.toBe(1)
  })

  it('lets what it has admitted enter again, and nothing that goes on afterwards', async () => {
    const gate = new Gate()
    const order: string[] = []
    let later: Promise<unknown> = Promise.resolve()
    await gate.run(stranger('a'), async (admitted) => {
      await gate.run(admitted, settle)
      later = settle().then(() => gate.run(admitted, () => Promise.resolve(order.push('later'))))
    })
    const occupant = occupy(gate)
    await settle()
    await settle()
    expect(order).toEqual([])
    occupant.release()
    await later
    expect(order).toEqual(['later'])
  })
})
