import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBrowserClient } from './api-client'
import { apiFailure, serverMessage } from './api-failure'

const fetchStub = vi.fn<(request: Request) => Promise<Response>>()
const onUnauthorized = vi.fn<(token: string | null) => void>()
const client = createBrowserClient({ token: () => 'a.b.c', onUnauthorized })

const lastRequest = () => fetchStub.mock.lastCall?.[0]

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call was answered'),
    (error: unknown) => apiFailure(error),
  )

beforeEach(() => {
  fetchStub.mockReset()
  onUnauthorized.mockReset()
  vi.stubGlobal('fetch', fetchStub)
})

afterEach(() => vi.unstubAllGlobals())

describe('a call', () => {
  it('for members carries the token, one for anyone does not', async () => {
    fetchStub.mockImplementation(() => Promise.resolve(Response.json([])))
    await client.todo.list()
    expect(lastRequest()?.url).toMatch(/\/api\/todo$/)
    expect(lastRequest()?.headers.get('authorization')).toBe('Bearer a.b.c')
    await client.team.list()
    expect(lastRequest()?.headers.has('authorization')).toBe(false)
  })
})

describe('a failed call', () => {
  it("tells the server's message and its fields", async () => {
    const errors = { title: 'Please enter task title.' }
    fetchStub.mockResolvedValue(
      Response.json({ message: 'Please check the fields.', errors }, { status: 400 }),
    )
    expect(await failureOf(client.todo.remove({ params: { id: '1' } }))).toEqual({
      kind: 'answer',
      status: 400,
      message: 'Please check the fields.',
      errors,
    })
  })

  it('has no message where a proxy answered in HTML', async () => {
    fetchStub.mockResolvedValue(
      new Response('<h1>Bad gateway</h1>', {
        status: 502,
        headers: { 'content-type': 'text/html' },
      }),
    )
    const error: unknown = await client.todo.list().catch((reason: unknown) => reason)
    expect(apiFailure(error)).toMatchObject({ kind: 'answer', status: 502 })
    expect(serverMessage(error, 'Failed to load todo items')).toBe('Failed to load todo items')
  })

  it('without an answer is told apart', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await failureOf(client.todo.list())).toEqual({
      kind: 'no-answer',
      message: 'Failed to fetch',
    })
  })
})

describe('a 401', () => {
  const unauthorized = () => Response.json({ message: 'Please log in.' }, { status: 401 })

  it('ends the session its call was made with', async () => {
    fetchStub.mockResolvedValue(unauthorized())
    await failureOf(client.todo.list())
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('a.b.c')
  })

  it('to a login is an answer', async () => {
    fetchStub.mockResolvedValue(unauthorized())
    const failure = await failureOf(client.member.login({ username: 'ana', password: 'wrong' }))
    expect(failure).toMatchObject({ kind: 'answer', status: 401, message: 'Please log in.' })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})
