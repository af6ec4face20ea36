import { signedOutCookie } from '@tropa/contract/member/session'
import { describe, expect, it } from 'vitest'
import type { Member } from '../../payload/payload-types'
import { codeOf, turnSecondFactorOn } from '../../testing/authenticator'
import { bootedForSignIns, crossSite, newBrowser, panelCookieName } from '../../testing/browser'
import { auditEntries, changeMember, createMember, password } from '../../testing/fixtures'

const name = panelCookieName

const { tropa, browser, newEditor, statusOf, replay } = bootedForSignIns()

const update = (id: string, data: Partial<Member>) => changeMember(tropa.payload, id, data)

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

  it('of the panel ends the members’ session', async () => {
    const token = await browser.signIn('eve')
    await browser.signOutOfPanel()
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

  it('ends both sessions if the panel is another member’s', async () => {
    await browser.signIn('eve')
    const copy = browser.cookies.get(name) ?? ''
    const token = await newBrowser(tropa).signIn('ben')
    const { status, headers } = await browser.send('POST /api/user/logout', { token })
    expect(status).toBe(200)
    expect(headers.getSetCookie().filter((each) => each.startsWith(name))).toHaveLength(1)
    expect(await replay(copy)).toBeNull()
    expect(await statusOf(token)).toBe(401)
  })

  it('that another site asks for ends nothing', async () => {
    const token = await browser.signIn('eve')
    const afterLogin = {
      'sec-fetch-site': 'same-origin',
      referer: `${tropa.origin}/login?return=/cms/logout`,
    }
    const asked = [
      await browser.send('POST /api/user/logout', { headers: crossSite }),
      await browser.signOutOfPanel(crossSite),
      // The login leads a signed-in member to the page that a link of another site names.
      await browser.signOutOfPanel(afterLogin),
    ]
    for (const { headers } of asked) expect(headers.getSetCookie()).toEqual([])
    expect(await browser.panelUser()).toBe('eve')
    expect(await statusOf(token)).toBe(200)
  })
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
    const entries = await auditEntries(tropa.payload, { actor: { equals: 'olga' } })
    expect(entries.map(({ action }) => action)).toEqual(['sign-in', 'sign-out'])
  })
})

describe('what ends a member’s sessions', () => {
  it('closes the panel to somebody who is no longer an editor', async () => {
    const { id } = await newEditor('dan')
    const token = await browser.signIn('dan')
    await update(id, { isEditor: false })
    expect((await browser.send('GET /cms/api/team?draft=true')).status).toBe(403)
    const { body } = await tropa.call('GET /api/user/rights', { token })
    expect(body.mayEdit).toBe(false)
  })

  it('leaves both if the member turns on a second factor or changes the password', async () => {
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
    expect(body.mayEdit).toBe(mayEdit)
  })

  it('tells the present teams, not those of the sign-in', async () => {
    const { id } = await createMember(tropa.payload, 'moved', 'user', { teams: ['dev-team'] })
    const token = await browser.signIn('moved')
    await update(id, { teams: ['design-team'] })
    const { body } = await tropa.call('GET /api/user/rights', { token })
    expect(body).toEqual({ mayEdit: false, teams: ['Design Team'] })
  })
})
