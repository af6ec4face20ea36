import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleTodo } from '@tropa/contract/testing/sample-todo'
import { fetchAnswer } from './answer'
import { createBrowserClient } from './api-client'
import { apiFailure, hintOf } from './api-failure'

const fetchStub = vi.fn<(request: Request, init?: RequestInit) => Promise<Response>>()
const client = createBrowserClient({ token: () => 'a.b.c', onUnauthorized: () => undefined })

const failureOf = (request: Promise<unknown>): Promise<unknown> =>
  request.then(
    () => expect.unreachable('the request succeeded'),
    (error: unknown) => error,
  )

const answer = (body: string | null, type = 'application/json', status = 200) =>
  fetchStub.mockImplementation(() =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': type } })),
  )

const inquiry = { name: 'Ada', category: 'Other', email: 'ada@example.org', desc: 'Hello' }

beforeEach(() => {
  fetchStub.mockReset()
  vi.stubGlobal('fetch', fetchStub)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('an answer that is not the server’s', () => {
  it.each([
    ['a page', '<h1>Sign in to the Wi-Fi</h1>', 'text/html', 200],
    ['a page that is called JSON', '<h1>Sign in</h1>', 'application/json', 200],
    ['a page without a type', 'Request Rejected', '', 200],
    ['a page that forbids', '<h1>Blocked</h1>', 'text/html', 403],
    ['a page of a network that asks to sign in', '<h1>Sign in</h1>', 'text/html', 511],
  ])('is no success and says whose it is: %s', async (_what, body, type, status) => {
    answer(body, type, status)
    for (const request of [client.inquiry.create(inquiry), client.todo.list()]) {
      const error = await failureOf(request)
      expect(hintOf(error)).toMatch(/^A page of the network answered instead/)
      expect(apiFailure(error)).toEqual({ message: '', errors: {} })
    }
  })

  it('is no success if it was redirected, whatever it holds', async () => {
    const redirected = Response.json({ message: 'Welcome' })
    Object.defineProperty(redirected, 'redirected', { value: true })
    fetchStub.mockResolvedValue(redirected)
    expect(hintOf(await failureOf(client.inquiry.create(inquiry)))).toMatch(/^A page of the/)
  })

  it('is not taken for the network’s if a proxy cannot reach the server', async () => {
    answer('<h1>Bad gateway</h1>', 'text/html', 502)
    expect(hintOf(await failureOf(client.todo.list()))).toBeUndefined()
  })
})

describe('an answer whose body is not read', () => {
  it.each(['{}', '', '[]', 'null', '"sent"', '{"data": {}}', '{"message": 1}'])(
    'is a success: %j',
    async (body) => {
      answer(body, 'text/html', 201)
      expect(await client.inquiry.create(inquiry)).toEqual({ message: 'Done.' })
      expect(await client.todo.remove({ params: { id: '1' } })).toEqual({ message: 'Done.' })
    },
  )

  it('is a success without any content', async () => {
    answer(null, '', 204)
    const changed = client.member.changePassword({ currentPassword: 'a', newPassword: 'b' })
    expect(await changed).toEqual({ message: 'Done.' })
  })
})

describe('an answer whose body is read', () => {
  it('lets unknown fields and words through, and a number that is missing', async () => {
    const todos = [{ ...sampleTodo, priority: 'Urgent', colour: 'red', version: undefined }]
    answer(JSON.stringify(todos), 'text/plain')
    expect(await client.todo.list()).toMatchObject([{ priority: 'Urgent', colour: 'red' }])
  })

  it.each(['{}', '', 'null', '[{}]', '[null]', '"none"'])(
    'fails if a list cannot be shown: %j',
    async (body) => {
      answer(body)
      expect(apiFailure(await failureOf(client.todo.list())).status).toBe(502)
    },
  )

  it('needs only the acknowledgedBy of an acknowledgement', async () => {
    answer('{"data": {"acknowledgedBy": []}}')
    const acknowledging = () => client.todo.acknowledge({ params: { id: '1' }, body: {} })
    expect(await acknowledging()).toMatchObject({ data: { acknowledgedBy: [] } })
    answer('{}')
    expect(apiFailure(await failureOf(acknowledging())).status).toBe(502)
  })

  it('fails if a login holds no session', async () => {
    answer('{"message": "Welcome"}')
    const login = client.member.login({ username: 'ana', password: 'secret' })
    expect(apiFailure(await failureOf(login)).status).toBe(502)
  })
})

describe('a call without an answer', () => {
  const giveUp = () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    fetchStub.mockImplementation((_request, init) => {
      queueMicrotask(() => limit.abort())
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      })
    })
    return timeout
  }

  it('is given up after 30 seconds', async () => {
    const timeout = giveUp()
    const error = await failureOf(client.todo.list())
    expect(timeout).toHaveBeenCalledWith(30_000)
    expect(hintOf(error)).toBe(
      'No answer came within 30 seconds. Check your connection, then try again.',
    )
    expect(apiFailure(error)).toEqual({ message: '', errors: {} })
  })

  it('may have changed something', async () => {
    giveUp()
    expect(hintOf(await failureOf(client.todo.remove({ params: { id: '1' } })))).toBe(
      'No answer came within 30 seconds. It may have been done: look before you send it again.',
    )
  })

  it('says so in its own words if the connection was cut', async () => {
    fetchStub.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    const error = await failureOf(client.todo.remove({ params: { id: '1' } }))
    expect(apiFailure(error).message).toBe('Failed to fetch')
    expect(hintOf(error)).toBe(
      'No answer came. It may have been done: look before you send it again.',
    )
    expect(hintOf(await failureOf(client.inquiry.create(inquiry)))).toBe(
      'No answer came. It may have been done, and sending it again unchanged is safe.',
    )
    expect(hintOf(await failureOf(client.todo.list()))).toBeUndefined()
  })

  it('was not sent without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fetchStub.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(hintOf(await failureOf(client.inquiry.create(inquiry)))).toBe(
      'You are offline. Nothing was sent.',
    )
  })

  it('can be sent again if it has a key', async () => {
    giveUp()
    const init = { method: 'POST', headers: { 'idempotency-key': 'one' } }
    const sending = fetchAnswer(new Request('http://localhost/api/contact', init), {})
    expect(hintOf(await failureOf(sending))).toBe(
      'No answer came within 30 seconds. It may have been done, and sending it again unchanged is safe.',
    )
  })

  it('is not given up once a file begins to arrive', async () => {
    const limit = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    const headers = { 'content-disposition': 'attachment; filename="year.zip"' }
    fetchStub.mockImplementation((_request, init) => {
      const { readable, writable } = new TransformStream<Uint8Array>()
      init?.signal?.addEventListener('abort', () => void writable.abort())
      limit.signal.addEventListener('abort', () => void writable.close())
      return Promise.resolve(new Response(readable, { headers }))
    })
    const file = await fetchAnswer(new Request('http://localhost/api/year/archive'), {})
    limit.abort()
    expect((await file.blob()).size).toBe(0)
  })

  it('is also given up if the answer stops half-way', async () => {
    const limit = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    fetchStub.mockImplementation(() => {
      const body = new ReadableStream({
        pull: (controller) => {
          limit.abort()
          controller.error(new Error('aborted'))
        },
      })
      return Promise.resolve(new Response(body))
    })
    expect(hintOf(await failureOf(client.todo.list()))).toMatch(/^No answer came/)
  })
})
