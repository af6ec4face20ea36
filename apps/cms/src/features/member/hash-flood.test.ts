import crypto from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { booted } from '../../testing/boot'
import { createMember, password, signIn } from '../../testing/fixtures'
import { hashAfter, hashQuickly } from '../../testing/hashing'
import { Gate } from './hashing-gate'

const tropa = booted({ TRUST_PROXY: '1' })

const logIn = async (username: string, typed: string, address: string) =>
  (
    await tropa.call('POST /api/user/login', {
      body: { username, password: typed },
      headers: { 'x-forwarded-for': address },
    })
  ).status

/** Hashes nothing until it is released; `waiting` are the addresses that have come to the gate. */
const holdHashing = () => {
  let open = () => {}
  const held = new Promise<void>((resolve) => {
    open = resolve
  })
  hashAfter(() => held)
  const entering = vi.spyOn(Gate.prototype, 'run')
  return {
    waiting: () => entering.mock.calls.map(([{ line }]) => line),
    release: () => {
      entering.mockRestore()
      open()
    },
  }
}

describe('logins at once', () => {
  afterEach(() => {
    hashQuickly()
  })

  it('from one address let in all thirteen members', async () => {
    const names = Array.from({ length: 13 }, (_, number) => `member${number}`)
    for (const name of names) await createMember(tropa.payload, name)
    const { waiting, release } = holdHashing()
    const logins = names.map((name) => logIn(name, password, '203.0.113.13'))
    await vi.waitFor(() => expect(waiting()).toHaveLength(13), 30_000)
    release()
    expect(await Promise.all(logins)).toEqual(Array(13).fill(200))
  })

  it('hashes no more than ten wrong passwords of a username, however many come at once', async () => {
    await createMember(tropa.payload, 'guessed')
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_, number) => logIn('guessed', 'wrong', `198.18.0.${number}`)),
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    expect(await logIn('guessed', password, '198.18.1.1')).toBe(429)
  })

  it('counts no right password, however many come at once', async () => {
    await createMember(tropa.payload, 'right')
    for (let count = 0; count < 9; count++) await logIn('right', 'wrong', `198.18.2.${count}`)
    const statuses = await Promise.all(
      Array.from({ length: 5 }, () => logIn('right', password, '198.18.3.1')),
    )
    expect(statuses).toEqual(Array(5).fill(200))
    expect(await logIn('right', 'wrong', '198.18.3.1')).toBe(401)
    expect(await logIn('right', password, '198.18.3.1')).toBe(429)
  })
})

describe('a new password', () => {
  it('is hashed before the write transaction, which other writes wait for', async () => {
    await createMember(tropa.payload, 'changing')
    const token = await signIn(tropa.call, 'changing')
    const { db } = tropa.payload
    const spies = {
      hash: vi.spyOn(crypto, 'pbkdf2'),
      begin: vi.spyOn(db, 'beginTransaction'),
      commit: vi.spyOn(db, 'commitTransaction'),
    }
    const { status } = await tropa.call('POST /api/user/change-password', {
      token,
      body: { currentPassword: password, newPassword: 'another password' },
    })
    const steps = Object.entries(spies).flatMap(([name, { mock }]) =>
      mock.invocationCallOrder.map((order) => ({ name, order })),
    )
    vi.restoreAllMocks()
    expect(status).toBe(200)
    expect(steps.sort((one, other) => one.order - other.order).map(({ name }) => name)).toEqual([
      'hash',
      'hash',
      'begin',
      'commit',
    ])
  })
})
