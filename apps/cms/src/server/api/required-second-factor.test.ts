import { contract } from '@tropa/contract/contract'
import { listProcedures } from '@tropa/contract/list-procedures'
import { memberMessages } from '@tropa/contract/member/member'
import { secondFactorMessages } from '@tropa/contract/member/second-factor'
import type { SiteRenderer } from '@tropa/contract/site-renderer'
import { beforeAll, describe, expect, it } from 'vitest'
import { codeOf, stopClock, turnSecondFactorOn } from '../../testing/authenticator'
import { booted } from '../../testing/boot'
import { createMember, password, signIn } from '../../testing/fixtures'

const renderer: SiteRenderer = {
  inlineScripts: [],
  pageAddress: (address) => ({ address, isCacheable: true }),
  canonicalPath: (path) => path,
  pagePattern: (path) => path,
  render: () => Promise.resolve(new Response('a page')),
}

stopClock()
const tropa = booted({ RATE_LIMIT: 'off' }, renderer)

beforeAll(async () => {
  await createMember(tropa.payload, 'eve', 'user', { isEditor: true })
})

/** As after a restart with another setting: sessions stay. */
const setSetting = (setting: 'none' | 'admins' | 'all') => {
  tropa.payload.config.custom.requireSecondFactor = setting
}

const setUpFirst = { status: 403, body: { message: memberMessages.setUpFirst } }

const call = (line: string, token: string, body?: unknown) =>
  tropa.call(line, { token, ...(body !== undefined && { body }) })

const panelAnswer = async (
  path: string,
  token: string,
  init: { method?: string; body?: string } = {},
) => {
  const response = await fetch(`${tropa.origin}${path}`, {
    redirect: 'manual',
    ...init,
    headers: {
      cookie: `payload-token=${token}`,
      origin: tropa.env.publicUrl,
      'content-type': 'application/json',
    },
  })
  return {
    status: response.status,
    location: response.headers.get('location'),
    text: await response.text(),
  }
}

describe('REQUIRE_SECOND_FACTOR', () => {
  it('closes every procedure but the set-up and the logout, for earlier sessions too', async () => {
    const token = await signIn(tropa.call, 'ada')
    expect((await call('GET /api/todo', token)).status).toBe(200)
    setSetting('admins')
    const open = ['logout', 'get', 'setUp', 'confirm']
    const closed = listProcedures(contract).filter(
      ({ access, keys }) => access !== 'anyone' && !open.includes(keys.at(-1) ?? ''),
    )
    expect(closed.length).toBeGreaterThan(10)
    for (const { method, path } of closed) {
      const line = `${method} /api${path.replace('{id}', 'abc')}`
      const { status, body } = await call(line, token, method === 'GET' ? undefined : {})
      expect([line, status, body]).toEqual([line, 403, setUpFirst.body])
    }
    expect((await call('GET /api/team', token)).status).toBe(200)
    expect((await call('GET /api/user/second-factor', token)).body).toEqual({
      isOn: false,
      required: true,
    })
    expect((await call('POST /api/user/logout', token)).status).toBe(200)
    expect((await call('GET /api/todo', token)).status).toBe(401)
  })

  it('answers cached responses to nobody who has to set up first', async () => {
    setSetting('none')
    const [first, second] = [await signIn(tropa.call, 'ada'), await signIn(tropa.call, 'ada')]
    expect((await call('GET /api/todo', first)).status).toBe(200)
    setSetting('admins')
    expect(await call('GET /api/todo', second)).toMatchObject(setUpFirst)
  })

  it('asks admins only, unless it is all', async () => {
    setSetting('admins')
    const token = await signIn(tropa.call, 'ben')
    expect((await call('GET /api/todo', token)).status).toBe(200)
    setSetting('all')
    expect(await call('GET /api/todo', token)).toMatchObject(setUpFirst)
    setSetting('none')
    expect((await call('GET /api/todo', token)).status).toBe(200)
  })

  it('refuses before it looks at the role', async () => {
    setSetting('all')
    expect(await call('GET /api/contact', await signIn(tropa.call, 'ben'))).toMatchObject(
      setUpFirst,
    )
  })

  it('closes the panel, its REST API and previews', async () => {
    for (const [setting, username, profile] of [
      ['admins', 'ada', '/admin/profile'],
      ['all', 'eve', '/user/profile'],
    ] as const) {
      setSetting(setting)
      const token = await signIn(tropa.call, username)
      for (const path of ['/cms', '/cms/collections/todos', '/cms/account']) {
        expect(await panelAnswer(path, token)).toMatchObject({ status: 303, location: profile })
      }
      for (const path of ['/cms/api/todos', '/cms/api/members/me', '/cms/api/globals/site']) {
        const { status, text } = await panelAnswer(path, token)
        expect([path, status]).toEqual([path, 403])
        expect(text).toContain(memberMessages.setUpFirst)
      }
      const { id } = await createMember(tropa.payload, `victim-${setting}`)
      const change = {
        method: 'PATCH',
        body: '{}',
      }
      expect((await panelAnswer(`/cms/api/members/${id}`, token, change)).status).toBe(403)
      expect(await panelAnswer('/preview/about', token)).toMatchObject({
        status: 403,
        text: memberMessages.setUpFirst,
      })
    }
  })

  it('opens everything once the second factor is on, and keeps it from being turned off', async () => {
    setSetting('all')
    await createMember(tropa.payload, 'zoe')
    const token = await signIn(tropa.call, 'zoe')
    expect(await call('GET /api/todo', token)).toMatchObject(setUpFirst)
    const { secret } = await turnSecondFactorOn(tropa.call, token)
    expect((await call('GET /api/todo', token)).status).toBe(200)
    const refused = await call('DELETE /api/user/second-factor', token, {
      currentPassword: password,
      code: codeOf(secret),
    })
    expect(refused).toMatchObject({ status: 403, body: { message: secondFactorMessages.required } })
    setSetting('none')
  })
})
