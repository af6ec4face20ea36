import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { members } from '../../features/member/collection'
import { boot, type Booted } from '../../testing/boot'
import { createMember, password } from '../../testing/fixtures'

let tropa: Booted

beforeAll(async () => {
  tropa = await boot()
  await createMember(tropa.payload, 'eve', 'user', { isEditor: true })
})
afterAll(() => tropa.stop())

const panelLogin = (username: string, attempt: string) =>
  tropa.call('POST /cms/api/members/login', { body: { username, password: attempt } })

describe('accountRouter', () => {
  it('sets a cookie that scripts and other sites cannot use', async () => {
    const { status, headers, body } = await panelLogin('eve', password)
    expect(status).toBe(200)
    expect(headers.get('set-cookie')).toMatch(/^payload-token=.*HttpOnly.*SameSite=Lax/)
    expect(JSON.stringify(body)).not.toMatch(/"(hash|salt|sessions)"/)
  })

  it.each([true, false])('limits the cookie to https: %s', (isHttps) => {
    expect(members(isHttps).auth).toMatchObject({ cookies: { secure: isHttps } })
  })

  it('accepts the form that the panel sends', async () => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ username: 'eve', password }))
    const response = await fetch(`${tropa.origin}/cms/api/members/login`, {
      method: 'POST',
      body: form,
    })
    expect(response.status).toBe(200)
  })

  it('signs nobody in from a form of another site', async () => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ username: 'eve', password }))
    for (const header of ['origin: http://evil.example', 'sec-fetch-site: cross-site']) {
      const [name = '', value = ''] = header.split(': ')
      const response = await fetch(`${tropa.origin}/cms/api/members/login`, {
        method: 'POST',
        headers: { [name]: value },
        body: form,
      })
      expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null])
    }
  })

  it('starts one session for the panel and /api, which one logout ends', async () => {
    const { body, headers } = await panelLogin('eve', password)
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
    const token = cookie.slice('payload-token='.length)
    expect(JSON.stringify(body)).not.toContain(token)
    expect((await tropa.call('GET /api/todo', { token })).status).toBe(200)
    const out = await tropa.call('POST /cms/api/members/logout', {
      headers: { cookie, origin: tropa.env.publicUrl },
    })
    expect(out.status).toBe(200)
    expect((await tropa.call('GET /api/todo', { token })).status).toBe(401)
  })

  it('says who is signed in and until when, without the token, in no cacheable response', async () => {
    const { body, headers: sent } = await panelLogin('eve', password)
    const headers = {
      cookie: sent.get('set-cookie')?.split(';')[0] ?? '',
      origin: tropa.env.publicUrl,
    }
    const token = headers.cookie.slice('payload-token='.length)
    const refreshed = await tropa.call('POST /cms/api/members/refresh-token', { headers })
    const me = await tropa.call('GET /cms/api/members/me', { headers })
    for (const each of [refreshed, me]) {
      expect(each.status).toBe(200)
      expect(each.headers.get('cache-control')).toBe('no-store')
      expect(each.body).toMatchObject({ user: { username: 'eve' } })
      expect(JSON.stringify(each.body)).not.toContain(token)
    }
    expect(me.body.exp).toBe(body.exp)
  })

  it.each(['members/me', 'members', 'team', 'access', 'globals/home', 'nothing', 'members/login'])(
    'lets nobody store a response of /cms/api/%s',
    async (path) => {
      const { headers } = await fetch(`${tropa.origin}/cms/api/${path}`)
      expect(headers.get('cache-control')).toBe('no-store')
    },
  )

  it('refuses a member who is not an editor, and starts no session', async () => {
    const { status, body } = await panelLogin('ben', password)
    expect([status, body]).toEqual([
      403,
      { errors: [{ message: 'Only admins and editors can sign in here.' }] },
    ])
    const { docs } = await tropa.payload.find({
      collection: 'members',
      where: { username: { equals: 'ben' } },
    })
    expect(docs[0]?.sessions ?? []).toEqual([])
  })

  it('shares its rate limit with /api', async () => {
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect((await panelLogin('ben', 'wrong')).status).toBe(401)
      const { status } = await tropa.call('POST /api/user/login', {
        body: { username: 'BEN', password: 'wrong' },
      })
      expect(status).toBe(401)
    }
    const refused = await panelLogin('ben', password)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('Payload’s pages for a forgotten password', () => {
  it.each(['forgot', 'reset/a-token', '../cms/forgot/'])(
    'lead from /cms/%s to the sign-in, because no mail would be sent',
    async (page) => {
      const response = await fetch(`${tropa.origin}/cms/${page}`, { redirect: 'manual' })
      expect([response.status, response.headers.get('location')]).toEqual([303, '/cms/login'])
    },
  )
})

describe('Payload’s other account routes', () => {
  it.each(['first-register', 'forgot-password', 'reset-password', 'unlock', 'verify/abc'])(
    'respond 404 to %s',
    async (route) => {
      const { status } = await tropa.call(`POST /cms/api/members/${route}`, {
        body: { username: 'ada', password: 'another horse' },
      })
      expect(status).toBe(404)
    },
  )
})
