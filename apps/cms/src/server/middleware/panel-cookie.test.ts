import { request as httpRequest } from 'node:http'
import { describe, expect, it } from 'vitest'
import { members } from '../../features/member/collection'
import { createInvite } from '../../features/member/links'
import { bootedForSignIns, crossSite, panelCookieName } from '../../testing/browser'
import { password, storedMember } from '../../testing/fixtures'

const name = panelCookieName

const { tropa, browser, newEditor, statusOf, replay } = bootedForSignIns()

const sessionsOf = async (username: string) =>
  (await storedMember(tropa.payload, username)).sessions?.length ?? 0

describe('a sign-in to the members’ area', () => {
  it.each(['eve', 'ada'])('opens the panel for %s, with one session for both', async (username) => {
    const before = await sessionsOf(username)
    const token = await browser.signIn(username)
    expect(await browser.panelUser()).toBe(username)
    expect(await statusOf(token)).toBe(200)
    expect(await sessionsOf(username)).toBe(before + 1)
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

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const { headers } = await browser.send('POST /api/user/login', {
      body: { username: 'eve', password },
    })
    const cookie = headers.getSetCookie().find((each) => each.startsWith(`${name}=`)) ?? ''
    const attributes = cookie.replace(/=ey[^;]+/, '').replace(/Expires=[^;]+/, 'Expires')
    expect(attributes).toBe(`${name}; Expires; Path=/; HttpOnly=true; SameSite=Lax`)
  })

  it.each([true, false])('limits the cookie to https: %s', (isHttps) => {
    expect(members(isHttps).auth).toMatchObject({ cookies: { secure: isHttps } })
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

  it('from another site signs no browser in or out', async () => {
    await browser.signIn('eve')
    const cookie = browser.cookies.get(name)
    await browser.signIn('ada', crossSite)
    expect(browser.cookies.get(name)).toBe(cookie)
    expect(await browser.panelUser()).toBe('eve')
  })
})

describe('a sign-in in a browser that is signed in', () => {
  it('ends the session before it', async () => {
    const sessions = await sessionsOf('eve')
    await browser.signIn('eve')
    const replaced = browser.cookies.get(name) ?? ''
    await browser.signIn('eve')
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
    await browser.signIn('eve')
    const replaced = browser.cookies.get(name) ?? ''
    await browser.signIn('ben')
    expect((await browser.send('GET /cms/api/members/me')).status).toBe(403)
    expect(await replay(replaced)).toBeNull()
  })

  it('through an invite does the same', async () => {
    await browser.signIn('ada')
    const replaced = browser.cookies.get(name) ?? ''
    const { id } = await newEditor('ivy')
    const { invite, stored } = createInvite(tropa.env.publicUrl, false)
    await tropa.payload.db.updateOne({ collection: 'members', id, data: stored })
    const [, token] = invite.link.split('#')
    const accepted = await browser.send('POST /invite/accept', {
      body: { token, newPassword: 'a password of ivy' },
    })
    expect(accepted.status).toBe(200)
    expect(await browser.panelUser()).toBe('ivy')
    expect(await replay(replaced)).toBeNull()
  })
})

describe('the panel’s cookie', () => {
  /** Sends exactly these headers; `fetch` adds its own. */
  const send = (method: string, path: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const cookie = `${name}=${browser.cookies.get(name)}`
      const sent = { ...headers, cookie, 'content-length': '0' }
      const request = httpRequest(
        `${tropa.origin}${path}`,
        { method, headers: sent },
        (response) => {
          response.resume()
          resolve(response.statusCode)
        },
      )
      request.once('error', reject)
      request.end()
    })

  const navigation = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  const picture = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }

  it.each<[string, Record<string, string>, number]>([
    ['a link on another site', navigation, 200],
    ['a page over plain http, of which browsers say nothing', {}, 200],
    ['a script of another site', crossSite, 403],
    ['a picture on another site', picture, 403],
  ])('counts in a read of %s: %j, %i', async (_from, headers, expected) => {
    await browser.signIn('ada')
    expect(await send('GET', '/cms/api/members', headers)).toBe(expected)
  })

  it.each<Record<string, string>>([
    crossSite,
    { ...navigation, ...crossSite },
    navigation,
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
    {},
  ])('counts in no write from elsewhere: %j', async (headers) => {
    await browser.signIn('ada')
    expect(await send('POST', '/cms/api/team', headers)).toBe(403)
  })

  it('counts in a write from our own origin', async () => {
    await browser.signIn('ada')
    expect(await send('POST', '/cms/api/team', { origin: tropa.env.publicUrl })).toBe(400)
  })

  it('tells the panel when the session ends, in seconds, and never the token', async () => {
    await browser.signIn('eve')
    const { body } = await browser.send('GET /cms/api/members/me')
    const week = 7 * 24 * 60 * 60
    expect(Math.abs(Number(body.exp) - Date.now() / 1000 - week)).toBeLessThan(5)
    expect(JSON.stringify(body)).not.toMatch(/eyJ|"(hash|salt)"/)
  })

  it.each([
    'login',
    'logout',
    'refresh-token',
    'first-register',
    'forgot-password',
    'reset-password',
    'unlock',
    'verify/x',
  ])('does not open Payload’s own account route %s', async (route) => {
    await browser.signIn('ada')
    const body = { username: 'ada', password }
    for (const [send, status] of [
      [browser.send, 404],
      [tropa.call, 403],
    ] as const) {
      const response = await send(`POST /cms/api/members/${route}`, { body })
      expect(response.status).toBe(status)
      expect(response.headers.getSetCookie()).toEqual([])
      expect(JSON.stringify(response.body)).not.toContain('eyJ')
    }
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
