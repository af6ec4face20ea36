import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuditTrail, Member } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { boot, type Booted } from '../../testing/boot'
import { newBrowser, replayPanelCookie } from '../../testing/browser'
import { createMember, password } from '../../testing/fixtures'

const name = 'payload-token'
const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

let tropa: Booted
let browser: ReturnType<typeof newBrowser>

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  tropa = await boot({ RATE_LIMIT: 'off' })
  await createMember(tropa.payload, 'eve', 'user', { isEditor: true })
})
afterAll(async () => {
  vi.useRealTimers()
  await tropa.stop()
})
beforeEach(() => {
  browser = newBrowser(tropa)
})

const statusOf = async (token: string) => (await tropa.call('GET /api/todo', { token })).status

const newEditor = (username: string) =>
  createMember(tropa.payload, username, 'user', { isEditor: true })

const sessionsOf = async (username: string) => {
  const member = await tropa.payload.db.findOne<Member>({
    collection: slugs.members,
    where: { username: { equals: username } },
  })
  return member?.sessions?.length ?? 0
}

const auditOf = async (username: string) => {
  const { docs } = await tropa.payload.db.find<AuditTrail>({
    collection: slugs.auditTrail,
    where: { actor: { equals: username } },
    sort: 'sequence',
    limit: 100,
  })
  return docs.map(({ action }) => action).filter((action) => action.startsWith('sign-'))
}

const replay = (token: string) => replayPanelCookie(tropa, token)

describe('a sign-in to the members’ area', () => {
  it.each(['eve', 'ada'])('opens the panel for %s, with one session for both', async (username) => {
    const before = await sessionsOf(username)
    const token = await browser.signIn(username)
    expect(await browser.panelUser()).toBe(username)
    expect(await statusOf(token)).toBe(200)
    expect(await sessionsOf(username)).toBe(before + 1)
  })

  it('opens no panel for a member who may not use it', async () => {
    await browser.signIn('ben')
    expect(browser.cookies.has(name)).toBe(false)
    expect(await browser.panelUser()).toBeUndefined()
  })

  it('responds with what it always did, and never with the panel’s token', async () => {
    const { status, body, headers } = await browser.send('POST /api/user/login', {
      body: { username: 'eve', password },
    })
    expect(status).toBe(200)
    const result = { username: 'eve', userType: 'user', role: [] }
    expect(body).toEqual({ token: expect.any(String) as string, result })
    expect(browser.cookies.get(name)).not.toBe(body.token)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('sets the cookie with the attributes that the panel’s sign-in gives it', async () => {
    const body = { username: 'eve', password }
    const attributesOf = async (line: string) => {
      const { headers } = await newBrowser(tropa).send(line, { body })
      const cookie = headers.getSetCookie().find((each) => each.startsWith(`${name}=`)) ?? ''
      return cookie.replace(/=ey[^;]+/, '').replace(/Expires=[^;]+/, 'Expires')
    }
    const attributes = await attributesOf('POST /api/user/login')
    expect(attributes).toBe(await attributesOf('POST /cms/api/members/login'))
    expect(attributes).toBe(`${name}; Expires; Path=/; HttpOnly=true; SameSite=Lax`)
  })

  it('is one sign-in in the audit trail, and its sign-out one sign-out', async () => {
    await newEditor('una')
    const token = await browser.signIn('una')
    await browser.send('POST /api/user/logout', { token })
    expect(await auditOf('una')).toEqual(['sign-in', 'sign-out'])
  })

  it.each([['wrong', 401] as const, ['', 400] as const])(
    'with the password "%s" leaves the panel as it was',
    async (attempt, expected) => {
      await browser.signIn('eve')
      const body = { username: 'ada', password: attempt }
      const { status } = await browser.send('POST /api/user/login', { body })
      expect(status).toBe(expected)
      expect(await browser.panelUser()).toBe('eve')
    },
  )

  it('from another site signs no browser in, and out neither', async () => {
    await browser.signIn('eve')
    const cookie = browser.cookies.get(name)
    await browser.signIn('ada', foreign)
    expect(browser.cookies.get(name)).toBe(cookie)
    expect(await browser.panelUser()).toBe('eve')
  })
})

describe('a sign-in in a browser that is signed in', () => {
  it.each([
    ['POST /api/user/login', 'POST /api/user/login'],
    ['POST /api/user/login', 'POST /cms/api/members/login'],
    ['POST /cms/api/members/login', 'POST /api/user/login'],
    ['POST /cms/api/members/login', 'POST /cms/api/members/login'],
  ])('ends the session before it: %s, then %s', async (first, second) => {
    const sessions = await sessionsOf('eve')
    await browser.send(first, { body: { username: 'eve', password } })
    const replaced = browser.cookies.get(name) ?? ''
    await browser.send(second, { body: { username: 'eve', password } })
    expect(await browser.panelUser()).toBe('eve')
    expect(await replay(replaced)).toBeNull()
    expect(await sessionsOf('eve')).toBe(sessions + 1)
  })

  it('as another editor leaves nothing of the first one', async () => {
    const first = await browser.signIn('eve')
    const second = await browser.signIn('ada')
    expect(await browser.panelUser()).toBe('ada')
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200])
  })

  it('as a member who may not use the panel closes it', async () => {
    await browser.signInToPanel('eve')
    const replaced = browser.cookies.get(name) ?? ''
    await browser.signIn('ben')
    expect(browser.cookies.has(name)).toBe(false)
    expect(await replay(replaced)).toBeNull()
  })

  it('to the panel ends the session of the members’ area, whoever’s it is', async () => {
    for (const username of ['ben', 'eve']) {
      const token = await newBrowser(tropa).signIn(username)
      const body = { username: 'eve', password }
      await browser.send('POST /cms/api/members/login', { token, body })
      expect(await statusOf(token)).toBe(401)
      expect(await browser.panelUser()).toBe('eve')
    }
  })

  it('through an invite does the same', async () => {
    await browser.signIn('ada')
    const replaced = browser.cookies.get(name) ?? ''
    const { id } = await newEditor('ivy')
    const invited = await browser.send(`POST /cms/api/members/${id}/invite`)
    const [, token] = String(invited.body.link).split('#')
    const accepted = await browser.send('POST /invite/accept', {
      body: { token, newPassword: 'a password of ivy' },
    })
    expect(accepted.status).toBe(200)
    expect(await browser.panelUser()).toBe('ivy')
    expect(await replay(replaced)).toBeNull()
  })
})

describe('public responses', () => {
  it('never set a cookie, nor vary by it', async () => {
    const plain = await tropa.call('GET /api/team')
    await browser.signIn('eve')
    const signedIn = await browser.send('GET /api/team')
    for (const { headers } of [plain, signedIn]) {
      expect(headers.getSetCookie()).toEqual([])
      expect(headers.get('vary') ?? '').not.toMatch(/cookie/i)
    }
    expect(signedIn.headers.get('etag')).toBe(plain.headers.get('etag'))
  })
})
