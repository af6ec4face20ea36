import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boot, type Booted } from '../../testing/boot'
import { createMember, newInquiry, newTodo, password, signIn } from '../../testing/fixtures'

let tropa: Booted

beforeAll(async () => {
  tropa = await boot()
})
afterAll(() => tropa.stop())

describe('a call that is not understood', () => {
  it.each([
    ['broken JSON', '{"username":', { 'content-type': 'application/json' }],
    ['a form', 'username=ada', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', 'hello', { 'content-type': 'text/plain' }],
  ])('answers 400 to %s', async (_what, body, headers) => {
    const { status, body: answer } = await tropa.call('POST /api/user/login', { body, headers })
    expect(status).toBe(400)
    expect(answer).toEqual({ message: 'Send a JSON body with Content-Type: application/json.' })
  })

  it.each([null, [], 'text', 7, true])('answers 400 when the body is %j', async (body) => {
    const { status, body: answer } = await tropa.call('POST /api/contact', {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(400)
    expect(answer).toEqual({ message: 'Send a JSON object.' })
  })

  it('answers 413 to a body over 100 kB', async () => {
    const { status, body } = await tropa.call('POST /api/contact', {
      body: newInquiry({ desc: 'x'.repeat(100_001) }),
    })
    expect(status).toBe(413)
    expect(body).toEqual({ message: 'The request is larger than 100 kB.' })
  })

  it('answers 404 in the same shape to an unknown route', async () => {
    const { status, body, headers } = await tropa.call('GET /api/nothing/here')
    expect(status).toBe(404)
    expect(body).toEqual({ message: 'Not found.' })
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })

  it('answers 404 to ids that cannot be one', async () => {
    const token = await signIn(tropa.call, 'ada')
    for (const id of ['nope', '%00', '%25', '..%2f', '507f1f77bcf86cd799439011', 'a'.repeat(300)]) {
      const { status } = await tropa.call(`DELETE /api/todo/${id}`, { token })
      expect([id, status]).toEqual([id, 404])
    }
  })
})

describe('validation', () => {
  it('names every field when there is no body at all', async () => {
    const { status, body } = await tropa.call('POST /api/user/login')
    expect(status).toBe(400)
    expect(Object.keys(body.errors as object)).toEqual(['username', 'password'])
  })

  it('takes the id from the path, whatever the body says', async () => {
    const token = await signIn(tropa.call, 'ada')
    const post = async () => {
      const { body } = await tropa.call('POST /api/todo', { token, body: newTodo() })
      return (body.data as { _id: string })._id
    }
    const [named, hidden] = [await post(), await post()]
    await tropa.call(`DELETE /api/todo/${named}`, { token, body: { id: hidden } })
    const left = (await tropa.call('GET /api/todo', { token })).body as unknown as { _id: string }[]
    expect(left.map(({ _id }) => _id)).toEqual([hidden])
  })

  it("answers with the specification's sentences by field", async () => {
    const { status, body } = await tropa.call('POST /api/contact', { body: {} })
    expect(status).toBe(400)
    expect(body).toEqual({
      message: 'Please enter your name.',
      errors: {
        name: 'Please enter your name.',
        category: 'Please enter a category',
        email: 'We need your active email to be able to reply to you.',
        desc: 'Please leave a message',
      },
    })
  })

  it('is not reached by who is not allowed', async () => {
    expect((await tropa.call('POST /api/todo', { body: {} })).status).toBe(401)
    const token = await signIn(tropa.call, 'ben')
    expect((await tropa.call('POST /api/todo', { token, body: {} })).status).toBe(403)
  })
})

describe('a session', () => {
  it('carries who it is, for seven days, and ends with the logout', async () => {
    const { status, body } = await tropa.call('POST /api/user/login', {
      body: { username: ' ADA ', password },
    })
    expect(status).toBe(200)
    expect(body.result).toEqual({ username: 'ada', userType: 'admin', role: ['Heads'] })
    const token = String(body.token)
    const claims = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    ) as object
    expect(claims).toMatchObject({ username: 'ada', userType: 'admin', id: expect.any(String) })
    expect((await tropa.call('POST /api/user/logout', { token })).status).toBe(200)
    expect((await tropa.call('GET /api/todo', { token })).status).toBe(401)
  })

  it('outlives a password change of its own, the others end', async () => {
    const [kept, other] = [await signIn(tropa.call, 'ben'), await signIn(tropa.call, 'ben')]
    const wrong = await tropa.call('POST /api/user/change-password', {
      token: kept,
      body: { currentPassword: 'wrong one', newPassword: 'another horse' },
    })
    expect([wrong.status, wrong.body.message]).toEqual([400, 'The current password is wrong.'])
    const right = await tropa.call('POST /api/user/change-password', {
      token: kept,
      body: { currentPassword: password, newPassword: 'another horse' },
    })
    expect(right.status).toBe(200)
    expect((await tropa.call('GET /api/todo', { token: kept })).status).toBe(200)
    expect((await tropa.call('GET /api/todo', { token: other })).status).toBe(401)
  })

  it('ends when the member is blocked', async () => {
    const { id } = await createMember(tropa.payload, 'cleo')
    const token = await signIn(tropa.call, 'cleo')
    await tropa.payload.update({ collection: 'members', id, data: { blocked: true } })
    expect((await tropa.call('GET /api/todo', { token })).status).toBe(401)
    await tropa.payload.update({ collection: 'members', id, data: { blocked: false } })
    expect((await tropa.call('GET /api/todo', { token })).status).toBe(401)
  })

  it('is won by every one of thirty logins at once', async () => {
    const tokens = await Promise.all(Array.from({ length: 30 }, () => signIn(tropa.call, 'ada')))
    const answers = await Promise.all(tokens.map((token) => tropa.call('GET /api/todo', { token })))
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
  })
})

describe('limits', () => {
  it('refuses the eleventh login of a username, even with the right password', async () => {
    for (let attempt = 1; attempt <= 10; attempt++) {
      const { status } = await tropa.call('POST /api/user/login', {
        body: { username: 'ada', password: 'wrong' },
      })
      expect(status).toBe(401)
    }
    const { status, headers } = await tropa.call('POST /api/user/login', {
      body: { username: 'ada', password },
    })
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('refuses the sixth inquiry from an address', async () => {
    const statuses = []
    for (let sent = 1; sent <= 6; sent++) {
      statuses.push((await tropa.call('POST /api/contact', { body: newInquiry() })).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})
