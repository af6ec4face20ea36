import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBrowserClient } from './api-client'
import { apiFailure, serverMessage } from './api-failure'

const fetchStub = vi.fn<(request: Request) => Promise<Response>>()
const onUnauthorized = vi.fn<(token: string | null) => void>()
const client = createBrowserClient({ token: () => 'a.b.c', onUnauthorized })

const lastRequest = () => fetchStub.mock.lastCall?.[0]

const failureOf = (request: Promise<unknown>) =>
  request.then(
    () => expect.unreachable('the request succeeded'),
    (error: unknown) => apiFailure(error),
  )

beforeEach(() => {
  fetchStub.mockReset()
  onUnauthorized.mockReset()
  vi.stubGlobal('fetch', fetchStub)
})

afterEach(() => vi.unstubAllGlobals())

describe('createBrowserClient', () => {
  it('sends the token to procedures for members only', async () => {
    fetchStub.mockImplementation(() => Promise.resolve(Response.json([])))
    await client.todo.list()
    expect(lastRequest()?.url).toMatch(/\/api\/todo$/)
    expect(lastRequest()?.headers.get('authorization')).toBe('Bearer a.b.c')
    await client.team.list()
    expect(lastRequest()?.headers.has('authorization')).toBe(false)
  })
})

describe('createBrowserClient, of what creates something', () => {
  const sent = () => lastRequest()?.headers.get('Idempotency-Key')
  const form = { name: 'Ana', category: 'Other', email: 'ana@example.com', desc: 'Hello' }
  const answer = (status: number) =>
    fetchStub.mockResolvedValueOnce(Response.json({ message: 'An answer' }, { status }))
  const send = async (desc = form.desc) => {
    await client.inquiry.create({ ...form, desc }).catch(() => undefined)
    return sent()
  }

  beforeEach(() => sessionStorage.clear())

  it('sends the key of the first attempt again after a lost answer, and a new one for another text', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'))
    const first = await send()
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(await send()).toBe(first)
    expect(await send('Hello again')).not.toBe(first)
    expect(await send()).toBe(first)
  })

  it('sends it with an edit too, which makes a version', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'))
    const body = {
      title: 'Review',
      startsAt: '2999-01-01T00:00:00Z',
      assignees: ['Heads' as const],
    }
    const edit = async (version: number) => {
      await client.meeting
        .edit({ params: { id: 'm1' }, body: { ...body, version } })
        .catch(() => undefined)
      return sent()
    }
    const first = await edit(1)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(await edit(1)).toBe(first)
    expect(await edit(2)).not.toBe(first)
  })

  it.each([
    ['that has succeeded', 201],
    ['whose row was deleted', 409],
  ])('begins a new attempt after one %s', async (_what, status) => {
    answer(status)
    const first = await send()
    answer(201)
    expect(await send()).not.toBe(first)
  })

  it.each([429, 500])('keeps the attempt after a %s', async (status) => {
    answer(status)
    const first = await send()
    answer(201)
    expect(await send()).toBe(first)
  })

  it('begins a new attempt after an empty 201, which is a success', async () => {
    fetchStub.mockResolvedValueOnce(new Response(null, { status: 201 }))
    const first = await send()
    answer(201)
    expect(await send()).not.toBe(first)
  })

  it('keeps nothing of what was typed', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'))
    await send('A secret wish')
    expect(JSON.stringify(sessionStorage)).not.toContain('secret')
  })

  it('sends no key with what creates nothing, nor with the activity log', async () => {
    fetchStub.mockImplementation(() => Promise.resolve(Response.json([])))
    await client.todo.list()
    expect(sent()).toBeNull()
    const entry = { username: 'ana', action: 'LOGIN', description: 'Signed in' } as const
    await client.activityLog.create(entry).catch(() => undefined)
    expect(sent()).toBeNull()
  })
})

describe('apiFailure', () => {
  it('says what is wrong with a field, not the sentence about all of them', async () => {
    const errors = { title: 'Please enter task title.' }
    fetchStub.mockResolvedValue(
      Response.json({ message: 'Please check the fields.', errors }, { status: 400 }),
    )
    expect(await failureOf(client.todo.remove({ params: { id: '1' } }))).toEqual({
      status: 400,
      message: 'Please enter task title.',
      errors,
    })
  })

  it('reads no message from the HTML of a proxy', async () => {
    fetchStub.mockResolvedValue(
      new Response('<h1>Bad gateway</h1>', {
        status: 502,
        headers: { 'content-type': 'text/html' },
      }),
    )
    const error: unknown = await client.todo.list().catch((reason: unknown) => reason)
    expect(apiFailure(error)).toMatchObject({ status: 502 })
    expect(serverMessage(error, 'Failed to load todo items')).toBe('Failed to load todo items')
  })

  it('recognises a request without a response', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await failureOf(client.todo.list())).toEqual({
      message: 'Failed to fetch',
      errors: {},
    })
  })
})

describe('createBrowserClient, when the server responds with 401', () => {
  const unauthorized = () => Response.json({ message: 'Please log in.' }, { status: 401 })

  it('reports the token of the request that was rejected', async () => {
    fetchStub.mockResolvedValue(unauthorized())
    await failureOf(client.todo.list())
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('a.b.c')
  })

  it('treats the 401 of a wrong password as an ordinary failure', async () => {
    fetchStub.mockResolvedValue(unauthorized())
    const failure = await failureOf(client.member.login({ username: 'ana', password: 'wrong' }))
    expect(failure).toMatchObject({ status: 401, message: 'Please log in.' })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})
