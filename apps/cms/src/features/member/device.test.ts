import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { describe, expect, it, vi } from 'vitest'
import { booted } from '../../testing/boot'
import { createMember, password } from '../../testing/fixtures'
import { Gate } from './hashing-gate'

const tropa = booted({ TRUST_PROXY: '1', PUBLIC_URL: 'https://tropa.example' })

interface Attempt {
  username: string
  typed?: string
  address?: string
  cookie?: string
}

const logIn = ({ username, typed = password, address = '192.0.2.1', cookie = '' }: Attempt) =>
  tropa.call('POST /api/user/login', {
    body: { username, password: typed },
    headers: { 'x-forwarded-for': address, cookie },
  })

const deviceHeader = (headers: Headers) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith('tropa-device=')) ?? ''

const deviceOf = (headers: Headers) => deviceHeader(headers).split(';')[0] ?? ''

/** Signs in from an address of its own and returns the browser's cookie. */
const knownDevice = async (username: string) =>
  deviceOf((await logIn({ username, address: '198.51.100.1' })).headers)

const fail = async (attempt: Attempt, times = 10) => {
  for (let count = 0; count < times; count++) {
    expect((await logIn({ ...attempt, typed: 'wrong' })).status).toBe(401)
  }
}

const statusOf = async (attempt: Attempt) => (await logIn(attempt)).status

describe('the cookie of a browser that has signed in', () => {
  it('is set for 90 days, for this origin and not for scripts', async () => {
    const { headers } = await logIn({ username: 'ada' })
    const [, ...attributes] = deviceHeader(headers).split('; ')
    expect(attributes).toEqual(
      expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=7776000']),
    )
  })

  it('is no session', async () => {
    const cookie = await knownDevice('ben')
    const token = cookie.replace('tropa-device=', '')
    expect((await tropa.call('GET /api/todo', { token })).status).toBe(401)
    const panel = await tropa.call('GET /cms/api/members/me', {
      headers: { cookie: `payload-token=${token}`, origin: 'https://tropa.example' },
    })
    expect(panel.body).toMatchObject({ user: null })
  })
})

describe('ten wrong logins of strangers', () => {
  it('lock out strangers, and no browser that has signed in before', async () => {
    await createMember(tropa.payload, 'owner')
    const cookie = await knownDevice('owner')
    for (let count = 0; count < 10; count++) {
      await fail({ username: 'owner', address: `203.0.113.${count}` }, 1)
    }
    expect(await statusOf({ username: 'owner', address: '198.51.100.2' })).toBe(429)
    expect(await statusOf({ username: 'owner', address: '198.51.100.2', cookie })).toBe(200)
    const renewed = await logIn({ username: 'owner', cookie, address: '198.51.100.2' })
    expect(await statusOf({ username: 'owner', cookie: deviceOf(renewed.headers) })).toBe(200)
  })

  it('from one address lock out no known browser behind it', async () => {
    await createMember(tropa.payload, 'neighbour')
    const cookie = await knownDevice('neighbour')
    await fail({ username: 'nobody', address: '192.0.2.2' })
    expect(await statusOf({ username: 'neighbour', address: '192.0.2.2' })).toBe(429)
    expect(await statusOf({ username: 'neighbour', address: '192.0.2.2', cookie })).toBe(200)
  })
})

describe('a browser that has signed in before', () => {
  it('waits in the line of its member, and a stranger in that of their network', async () => {
    const { id } = await createMember(tropa.payload, 'busy')
    const cookies = [await knownDevice('busy'), await knownDevice('busy')]
    const entering = vi.spyOn(Gate.prototype, 'run')
    const turnOf = async (attempt: Attempt) => {
      entering.mockClear()
      await logIn(attempt)
      return entering.mock.calls[0]?.[0]
    }
    for (const cookie of cookies) {
      expect(await turnOf({ username: 'busy', cookie })).toEqual({ line: id, isKnown: true })
    }
    const [one, other, another] = ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:2::1']
    const line = (await turnOf({ username: 'busy', address: one }))?.line
    expect(await turnOf({ username: 'busy', address: other })).toEqual({ line, isKnown: false })
    expect((await turnOf({ username: 'busy', address: another }))?.line).not.toBe(line)
    entering.mockRestore()
  })

  it('is looked up in the same way for an unknown username', async () => {
    await createMember(tropa.payload, 'existing')
    const cookie = await knownDevice('ada')
    const derivingKey = vi.spyOn(crypto, 'hkdfSync')
    syncBuiltinESMExports()
    await fail({ username: 'existing', cookie, address: '192.0.2.7' }, 1)
    expect(derivingKey).toHaveBeenCalledTimes(1)
    await fail({ username: 'missing', cookie, address: '192.0.2.7' }, 1)
    expect(derivingKey).toHaveBeenCalledTimes(2)
    derivingKey.mockRestore()
    syncBuiltinESMExports()
  })

  it('is refused after ten wrong logins of its own, which count for nobody else', async () => {
    await createMember(tropa.payload, 'stolen')
    const cookie = await knownDevice('stolen')
    await fail({ username: 'stolen', cookie, address: '192.0.2.3' })
    expect(await statusOf({ username: 'stolen', cookie, address: '192.0.2.4' })).toBe(429)
    expect(await statusOf({ username: 'stolen', address: '192.0.2.3' })).toBe(200)
  })

  it('is a stranger for other usernames, and once its member has another password', async () => {
    await createMember(tropa.payload, 'first')
    await createMember(tropa.payload, 'second')
    const cookie = await knownDevice('first')
    await fail({ username: 'no one', address: '192.0.2.5' })
    expect(await statusOf({ username: 'second', cookie, address: '192.0.2.5' })).toBe(429)
    const forged = `${cookie.slice(0, -4)}AAAA`
    expect(await statusOf({ username: 'first', cookie: forged, address: '192.0.2.5' })).toBe(429)
    expect(await statusOf({ username: 'first', cookie, address: '192.0.2.5' })).toBe(200)

    const session = await logIn({ username: 'first', cookie, address: '192.0.2.6' })
    const changed = await tropa.call('POST /api/user/change-password', {
      token: session.body.token,
      body: { currentPassword: password, newPassword: 'another password' },
      headers: { cookie },
    })
    const attempt = { username: 'first', typed: 'another password', address: '192.0.2.5' }
    expect(await statusOf({ ...attempt, cookie })).toBe(429)
    expect(await statusOf({ ...attempt, cookie: deviceOf(changed.headers) })).toBe(200)
  })
})
