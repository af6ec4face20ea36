import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../../payload/payload-types'
import { createInvite } from '../../features/member/invite/invite'
import { slugs } from '../../payload/slugs'
import {
  bootForSignIns,
  crossSite,
  newBrowser,
  panelCookieName,
  replayPanelCookie,
  type BootedForSignIns,
} from '../../testing/browser'
import { password } from '../../testing/fixtures'

const name = panelCookieName

let tropa: BootedForSignIns
let browser: ReturnType<typeof newBrowser>

beforeAll(async () => {
  tropa = await bootForSignIns()
})
afterAll(() => tropa.stop())
beforeEach(() => {
  browser = newBrowser(tropa)
})

const sessionsOf = async (username: string) => {
  const member = await tropa.payload.db.findOne<Member>({
    collection: slugs.members,
    where: { username: { equals: username } },
  })
  return member?.sessions?.length ?? 0
}

const replay = (token: string) => replayPanelCookie(tropa, token)

describe('a sign-in to the members’ area', () => {
  it.each(['eve', 'ada'])('opens the panel for %s, with one session for both', async (username) => {
    const before = await sessionsOf(username)
    const token = await browser.signIn(username)
    expect(await browser.panelUser()).toBe(username)
    expect(await tropa.statusOf(token)).toBe(200)
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
    await tropa.newEditor('una')
    const token = await browser.signIn('una')
    await browser.send('POST /api/user/logout', { token })
    expect(await tropa.signInsOf('una')).toEqual(['sign-in', 'sign-out'])
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
    await browser.signIn('ada', crossSite)
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
    expect([await tropa.statusOf(first), await tropa.statusOf(second)]).toEqual([401, 200])
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
      expect(await tropa.statusOf(token)).toBe(401)
      expect(await browser.panelUser()).toBe('eve')
    }
  })

  it('through an invite does the same', async () => {
    await browser.signIn('ada')
    const replaced = browser.cookies.get(name) ?? ''
    const { id } = await tropa.newEditor('ivy')
    const { link, stored } = createInvite(tropa.env.publicUrl, false)
    await tropa.payload.db.updateOne({ collection: slugs.members, id, data: stored })
    const [, token] = link.split('#')
    const accepted = await browser.send('POST /invite/accept', {
      body: { token, newPassword: 'a password of ivy' },
    })
    expect(accepted.status).toBe(200)
    expect(await browser.panelUser()).toBe('ivy')
    expect(await replay(replaced)).toBeNull()
  })
})

describe('a member with the most sessions', () => {
  it.each(['POST /api/user/login', 'POST /cms/api/members/login'])(
    'loses only the one of the browser that signs in again: %s',
    async (line) => {
      const username = line.includes('cms') ? 'crowd-panel' : 'crowd-area'
      await tropa.newEditor(username)
      const oldest = await newBrowser(tropa).signIn(username)
      for (let count = 2; count < 20; count++) await newBrowser(tropa).signIn(username)
      const token = await browser.signIn(username)
      const { status } = await browser.send(line, { body: { username, password } })
      expect(status).toBe(200)
      expect([await tropa.statusOf(oldest), await tropa.statusOf(token)]).toEqual([200, 401])
      expect(await sessionsOf(username)).toBe(20)
    },
  )

  it('loses only the one of the members’ area that signs in to the panel', async () => {
    await tropa.newEditor('crowd-token')
    const oldest = await newBrowser(tropa).signIn('crowd-token')
    for (let count = 2; count < 20; count++) await newBrowser(tropa).signIn('crowd-token')
    const token = await newBrowser(tropa).signIn('crowd-token')
    const body = { username: 'crowd-token', password }
    await browser.send('POST /cms/api/members/login', { token, body })
    expect([await tropa.statusOf(oldest), await tropa.statusOf(token)]).toEqual([200, 401])
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
