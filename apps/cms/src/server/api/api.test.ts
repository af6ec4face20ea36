import { attemptHeader } from '@tropa/contract/base/attempt'
import { contract } from '@tropa/contract/contract'
import { listProcedures } from '@tropa/contract/list-procedures'
import { decodeJwt } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { booted } from '../../testing/boot'
import { newInquiry, newTodo, password, signIn } from '../../testing/fixtures'
import { idOf } from '../../testing/client'

const tropa = booted()

const sessionClaims = z.looseObject({ iat: z.number(), exp: z.number() })

describe('an unreadable request', () => {
  it.each([
    ['broken JSON', '{"username":', { 'content-type': 'application/json' }],
    ['a form', 'username=ada', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', 'hello', { 'content-type': 'text/plain' }],
  ])('responds 400 to %s', async (_what, body, headers) => {
    const { status, body: error } = await tropa.call('POST /api/user/login', { body, headers })
    expect(status).toBe(400)
    expect(error).toEqual({ message: 'Send a JSON body with Content-Type: application/json.' })
  })

  it.each([[null], [[]], ['text']])('responds 400 when the body is %j', async (body) => {
    const { status, body: error } = await tropa.call('POST /api/contact', {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(400)
    expect(error).toEqual({ message: 'Send a JSON object.' })
  })

  it('responds 413 to a body over 100 kB', async () => {
    const { status, body } = await tropa.call('POST /api/contact', {
      body: newInquiry({ desc: 'x'.repeat(100_001) }),
    })
    expect(status).toBe(413)
    expect(body).toEqual({ message: 'The request is larger than 100 kB.' })
  })

  it('responds 404 in the same shape to an unknown route', async () => {
    const { status, body, headers } = await tropa.call('GET /api/nothing/here')
    expect(status).toBe(404)
    expect(body).toEqual({ message: 'Not found.' })
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })

  it('responds 404 to an invalid id', async () => {
    const token = await signIn(tropa.call, 'ada')
    for (const id of ['nope', '%00', '..%2f', '507f1f77bcf86cd799439011', 'a'.repeat(300)]) {
      const { status } = await tropa.call(`DELETE /api/todo/${id}`, { token })
      expect([id, status]).toEqual([id, 404])
    }
  })
})

describe('validation', () => {
  it('names every field when there is no body', async () => {
    const { status, body } = await tropa.call('POST /api/user/login')
    expect(status).toBe(400)
    const errors = {
      username: 'Please enter your username.',
      password: 'Please enter your password.',
    }
    expect(body).toEqual({ message: errors.username, errors })
  })

  it('reads the id from the path and ignores one in the body', async () => {
    const token = await signIn(tropa.call, 'ada')
    const post = async () => {
      const { body } = await tropa.call('POST /api/todo', { token, body: newTodo() })
      return idOf(body.data)
    }
    const [named, hidden] = [await post(), await post()]
    await tropa.call(`DELETE /api/todo/${named}`, { token, body: { id: hidden } })
    const { body: left } = await tropa.call('GET /api/todo', { token })
    expect(left).toEqual([expect.objectContaining({ _id: hidden })])
  })

  it('runs only for callers with access', async () => {
    expect((await tropa.call('POST /api/todo', { body: {} })).status).toBe(401)
    const token = await signIn(tropa.call, 'ben')
    expect((await tropa.call('POST /api/todo', { token, body: {} })).status).toBe(403)
  })
})

const send = (method: string, path: string) => fetch(`${tropa.origin}${path}`, { method })

describe('HEAD under /api', () => {
  it.each([
    ['/api/site', 200],
    ['/api/health', 200],
    ['/api/todo', 401],
    ['/api/nothing', 404],
  ])('responds to %s as GET does, without a body', async (path, status) => {
    const head = await send('HEAD', path)
    const get = await send('GET', path)
    expect([head.status, get.status]).toEqual([status, status])
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
    expect(await head.text()).toBe('')
  })
})

describe('a page of the canonical origin', () => {
  it.each(['/api/team', '/api/todo'])(
    'may read %s of a server at another address',
    async (path) => {
      const response = await fetch(`${tropa.origin}${path}`, {
        headers: { origin: tropa.env.publicUrl },
      })
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'access-control-allow-origin': tropa.env.publicUrl,
        'access-control-expose-headers': 'Retry-After,Content-Disposition',
      })
    },
  )

  it('may ask before it sends a form', async () => {
    const response = await fetch(`${tropa.origin}/api/todo`, {
      method: 'OPTIONS',
      headers: {
        origin: tropa.env.publicUrl,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': `authorization,${attemptHeader}`,
      },
    })
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-methods': expect.stringContaining('PATCH'),
      'access-control-allow-headers': `authorization,${attemptHeader}`,
    })
  })
})

const operation = z.object({
  security: z.unknown(),
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).optional(),
  responses: z.record(z.string(), z.unknown()),
})
const operations = z.record(z.string(), z.record(z.string(), operation))

describe('the description of the contract', () => {
  it('serves OpenAPI 3.1 with the access and the errors of each procedure', async () => {
    const { body } = await tropa.call('GET /api/openapi.json')
    expect(body.openapi).toMatch(/^3\.1\./)
    const paths = operations.parse(body.paths)
    const post = paths['/todo']?.post
    expect(post?.security).toEqual([{ token: ['admin'] }])
    expect(Object.keys(post?.responses ?? {})).toEqual([
      '201',
      '400',
      '401',
      '403',
      '409',
      '413',
      '500',
      '503',
    ])
    const takesKey = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .filter(({ parameters = [] }) => parameters.some(({ name }) => name === attemptHeader))
    expect(takesKey.every(({ responses }) => '409' in responses)).toBe(true)
    expect(takesKey).toHaveLength(listProcedures(contract).filter(({ creates }) => creates).length)
    expect(paths['/user/login']?.post?.responses).toMatchObject({
      429: { headers: { 'Retry-After': {} } },
      503: { headers: { 'Retry-After': {} } },
    })
  })

  it('serves a page for people that loads nothing from another origin', async () => {
    const response = await fetch(`${tropa.origin}/api/docs`)
    const page = await response.text()
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(page).toContain('POST /api/todo')
    expect(page).not.toMatch(/(src|href)="https?:/)
  })

  it.each(['docs', 'openapi.json'])('makes /api/%s once until the site changes', async (name) => {
    const open = async () => (await fetch(`${tropa.origin}/api/${name}`)).text()
    await open()
    const reads = vi.spyOn(tropa.payload, 'findGlobal')
    await open()
    expect(reads).not.toHaveBeenCalled()
    reads.mockRestore()
    const { payload } = tropa
    const { name: before } = await payload.findGlobal({ slug: 'site' })
    await payload.updateGlobal({ slug: 'site', data: { name: 'Kite' } })
    expect(await open()).toContain('Kite')
    await payload.updateGlobal({ slug: 'site', data: { name: before } })
  })
})

describe('a session', () => {
  it('names the member in its token, lasts seven days and ends with the logout', async () => {
    const { status, body } = await tropa.call('POST /api/user/login', {
      body: { username: ' ADA ', password },
    })
    expect(status).toBe(200)
    expect(body.result).toEqual({ username: 'ada', userType: 'admin', role: ['Heads'] })
    const { token } = body
    const claims = sessionClaims.parse(decodeJwt(token))
    expect(claims).toMatchObject({ username: 'ada', userType: 'admin', id: expect.any(String) })
    expect(Object.keys(claims).toSorted()).toEqual(
      ['collection', 'exp', 'iat', 'id', 'sid', 'userType', 'username'].toSorted(),
    )
    expect(claims.exp - claims.iat).toBe(7 * 24 * 60 * 60)
    expect((await tropa.call('POST /api/user/logout', { token })).status).toBe(200)
    expect((await tropa.call('GET /api/todo', { token })).status).toBe(401)
  })

  it('survives its own password change, which ends every other session', async () => {
    const [current, other] = [await signIn(tropa.call, 'ben'), await signIn(tropa.call, 'ben')]
    const wrong = await tropa.call('POST /api/user/change-password', {
      token: current,
      body: { currentPassword: 'wrong one', newPassword: 'another horse' },
    })
    expect([wrong.status, wrong.body.message]).toEqual([400, 'The current password is wrong.'])
    const right = await tropa.call('POST /api/user/change-password', {
      token: current,
      body: { currentPassword: password, newPassword: 'another horse' },
    })
    expect(right.status).toBe(200)
    expect((await tropa.call('GET /api/todo', { token: current })).status).toBe(200)
    expect((await tropa.call('GET /api/todo', { token: other })).status).toBe(401)
  })

  it('starts for each of twenty logins at once, the most that a member has', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, () => signIn(tropa.call, 'ada')))
    const responses = await Promise.all(
      tokens.map((token) => tropa.call('GET /api/todo', { token })),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200))
  })
})
