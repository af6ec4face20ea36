import crypto from 'node:crypto'
import { setImmediate as settle } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashQuickly } from '../../testing/hashing'
import { Gate, type Turn } from './hashing-gate'
import { hashPassword, verifyPassword } from './password-hash'

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

describe('a password', () => {
  beforeAll(hashQuickly)

  const [composed, decomposed] = ['ñandú café', 'ñandú café'.normalize('NFD')]

  it('is right in both of its spellings, whichever keyboard it was chosen with', async () => {
    for (const chosen of [composed, decomposed]) {
      const stored = await hashPassword(chosen)
      expect(await verifyPassword(composed, stored)).toBe(true)
      expect(await verifyPassword(decomposed, stored)).toBe(true)
    }
  })

  it('still works if it was stored before it had one normal form', async () => {
    const salt = 'f'.repeat(64)
    const key = crypto.pbkdf2Sync(decomposed, salt, 1, 32, 'sha256').toString('hex')
    const stored = { hash: `pbkdf2-sha256-v1:${key}`, salt }
    expect(await verifyPassword(decomposed, stored)).toBe(true)
    expect(await verifyPassword('another one', stored)).toBe(false)
  })

  it('is hashed a second time only if it is not in its normal form', async () => {
    const derive = vi.spyOn(crypto, 'pbkdf2')
    await verifyPassword(composed, undefined)
    expect(derive).toHaveBeenCalledTimes(1)
    await verifyPassword(decomposed, undefined)
    expect(derive).toHaveBeenCalledTimes(3)
    derive.mockRestore()
  })
})

describe('the gate', () => {
  it('admits one at a time, in the order of arrival', async () => {
    const gate = new Gate()
    const order: string[] = []
    let inside = 0
    let most = 0
    const work = (name: string) => async () => {
      order.push(name)
      most = Math.max(most, ++inside)
      await settle()
      inside--
    }
    await Promise.all([
      gate.run(stranger('a'), work('first')),
      gate.run(known('b'), work('second')),
      gate.run(stranger('a'), work('third')),
    ])
    expect(order).toEqual(['first', 'second', 'third'])
    expect(most).toBe(1)
  })

  it('lets a line take half of the room, and strangers not that of members', async () => {
    const gate = new Gate()
    const occupant = occupy(gate)
    const enter = (turn: Turn, count: number) =>
      Array.from({ length: count }, () => gate.run(turn, settle))
    const waiting = Promise.allSettled([...enter(stranger('a'), 40), ...enter(stranger('b'), 40)])
    const [late] = enter(stranger('c'), 1)
    const [member] = enter(known('d'), 1)
    await expect(late).rejects.toMatchObject({
      status: 429,
      data: { headers: { 'Retry-After': '5' } },
    })
    occupant.release()
    await member
    const statuses = (await waiting).map(({ status }) => status)
    const half = [...Array<string>(32).fill('fulfilled'), ...Array<string>(8).fill('rejected')]
    expect(statuses).toEqual([...half, ...half])
    await expect(gate.run(stranger('a'), () => Promise.resolve(1))).resolves.toBe(1)
  })

  it('refuses a wait that is too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const gate = new Gate()
    const occupant = occupy(gate)
    const waiting = gate.run(stranger('patient'), settle)
    const refused = expect(waiting).rejects.toMatchObject({ status: 429 })
    await settle()
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
})
