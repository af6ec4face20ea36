import { signedOutCookie } from '@tropa/contract/session/stored'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuditTrail, Member } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { codeOf, turnSecondFactorOn } from '../../testing/authenticator'
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

const update = (id: string, data: Partial<Member>) =>
  tropa.payload.update({ collection: slugs.members, id, data })

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

describe('a sign-out', () => {
  it('of the members’ area ends the panel’s session, also for a copy of its cookie', async () => {
    const token = await browser.signIn('eve')
    const copy = browser.cookies.get(name) ?? ''
    const { status } = await browser.send('POST /api/user/logout', { token })
    expect(status).toBe(200)
    expect(browser.cookies.has(name)).toBe(false)
    expect(await replay(copy)).toBeNull()
    expect(await statusOf(token)).toBe(401)
  })

  it('of the panel at another address of the server ends its session', async () => {
    const token = await browser.signIn('eve')
    await browser.send('POST /cms/api/members/logout', { headers: { origin: tropa.origin } })
    expect(await statusOf(token)).toBe(401)
  })

  it('of the panel ends the members’ session', async () => {
    const token = await browser.signIn('eve')
    await browser.send('POST /cms/api/members/logout')
    expect(await statusOf(token)).toBe(401)
    expect(browser.cookies.has(name)).toBe(false)
  })

  it.each(['an invalid token', undefined])(
    'with %s still ends the panel’s session',
    async (token) => {
      await browser.signIn('eve')
      const copy = browser.cookies.get(name) ?? ''
      const { status } = await browser.send('POST /api/user/logout', {
        ...(token !== undefined && { token }),
      })
      expect(status).toBe(401)
      expect(browser.cookies.has(name)).toBe(false)
      expect(await replay(copy)).toBeNull()
    },
  )

  it('ends both sessions where the panel is another member’s', async () => {
    await browser.signInToPanel('eve')
    const copy = browser.cookies.get(name) ?? ''
    const token = await newBrowser(tropa).signIn('ben')
    const { status } = await browser.send('POST /api/user/logout', { token })
    expect(status).toBe(200)
    expect(await replay(copy)).toBeNull()
    expect(await statusOf(token)).toBe(401)
  })

  it.each(['POST /api/user/logout', 'POST /cms/api/members/logout'])(
    'that another site asks for with %s ends nothing',
    async (line) => {
      const token = await browser.signIn('eve')
      const { headers } = await browser.send(line, { headers: foreign })
      expect(headers.getSetCookie()).toEqual([])
      expect(await browser.panelUser()).toBe('eve')
      expect(await statusOf(token)).toBe(200)
    },
  )
})

describe('a sign-out that did not reach the server', () => {
  it('is finished by the next request, whatever it is for', async () => {
    for (const line of ['GET /api/site', 'GET /api/todo', 'GET /cms/api/members/me']) {
      const token = await browser.signIn('eve')
      const copy = browser.cookies.get(name) ?? ''
      browser.cookies.set(signedOutCookie, '1')
      const { headers } = await browser.send(line)
      expect(headers.getSetCookie()).toEqual([])
      expect([await statusOf(token), await replay(copy)]).toEqual([401, null])
      expect(await browser.panelUser()).toBeUndefined()
    }
  })

  it('is forgotten with the next sign-in, which stays', async () => {
    const first = await browser.signIn('eve')
    browser.cookies.set(signedOutCookie, '1')
    const second = await browser.signIn('eve')
    expect(browser.cookies.has(signedOutCookie)).toBe(false)
    expect(await browser.panelUser()).toBe('eve')
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200])
  })

  it('is one sign-out in the audit trail, however many requests finish it', async () => {
    await newEditor('olga')
    await browser.signIn('olga')
    browser.cookies.set(signedOutCookie, '1')
    await Promise.all(Array.from({ length: 5 }, () => browser.send('GET /api/site')))
    expect(await auditOf('olga')).toEqual(['sign-in', 'sign-out'])
  })
})

describe('what ends a member’s sessions', () => {
  it.each<[string, Partial<Member>]>([
    ['a block', { blocked: true }],
    ['another role', { userType: 'admin' }],
    ['a new password', { password: 'another horse' }],
  ])('ends both alike: %s', async (what, data) => {
    const username = what.replaceAll(' ', '-')
    const { id } = await newEditor(username)
    const token = await browser.signIn(username)
    await update(id, data)
    expect(await statusOf(token)).toBe(401)
    expect(await browser.panelUser()).toBeUndefined()
  })

  it('closes the panel to an editor who is none any more', async () => {
    const { id } = await newEditor('dan')
    const token = await browser.signIn('dan')
    await update(id, { isEditor: false })
    expect((await browser.send('GET /cms/api/team?draft=true')).status).toBe(403)
    expect((await tropa.call('GET /api/user/rights', { token })).body).toEqual({ mayEdit: false })
    await browser.signIn('dan')
    expect(browser.cookies.has(name)).toBe(false)
  })

  it('leaves both where the member turns on a second factor or changes the password', async () => {
    await newEditor('fay')
    const token = await browser.signIn('fay')
    const other = newBrowser(tropa)
    const otherToken = await other.signIn('fay')
    await turnSecondFactorOn(tropa.call, token)
    expect([await statusOf(token), await browser.panelUser()]).toEqual([200, 'fay'])
    expect([await statusOf(otherToken), await other.panelUser()]).toEqual([401, undefined])
    const newPassword = 'a new password of fay'
    const changed = await browser.send('POST /api/user/change-password', {
      token,
      body: { currentPassword: password, newPassword },
    })
    expect(changed.status).toBe(200)
    expect([await statusOf(token), await browser.panelUser()]).toEqual([200, 'fay'])
  })

  it('opens no panel before the code of the second factor', async () => {
    await newEditor('gil')
    const first = await newBrowser(tropa).signIn('gil')
    const { secret } = await turnSecondFactorOn(tropa.call, first)
    const body = { username: 'gil', password }
    expect((await browser.send('POST /api/user/login', { body })).status).toBe(401)
    expect(browser.cookies.has(name)).toBe(false)
    const withCode = { ...body, code: codeOf(secret) }
    expect((await browser.send('POST /api/user/login', { body: withCode })).status).toBe(200)
    expect(await browser.panelUser()).toBe('gil')
  })
})

describe('GET /api/user/rights', () => {
  it.each([
    ['ada', true],
    ['eve', true],
    ['ben', false],
  ])('tells %s whether they may use the panel: %s', async (username, mayEdit) => {
    const token = await browser.signIn(username)
    const { body } = await tropa.call('GET /api/user/rights', { token })
    expect(body).toEqual({ mayEdit })
  })
})
