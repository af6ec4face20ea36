import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleTodo } from '../../../testing/sample-todo'
import { signedIn } from '../../../testing/signed-in'
import { useRemind, useWaiting } from './waiting'

const ben = { userId: 'ben', username: 'ben', reachable: true, remindedOn: null }
const found = { _id: 'first', expected: 13, acknowledged: 12, waiting: [ben] }

const requests: string[] = []

/** Responds in the server's place. */
const respond = vi.fn<(line: string) => Response>()

const render = () =>
  renderHook(() => ({ ...useWaiting(sampleTodo), reminding: useRemind() }), {
    wrapper: signedIn(),
  })

beforeEach(() => {
  requests.length = 0
  vi.stubGlobal('fetch', (request: Request) => {
    const line = `${request.method} ${new URL(request.url).pathname}`
    requests.push(line)
    return Promise.resolve(respond(line))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('useWaiting', () => {
  it('finds who waits for a to-do', async () => {
    respond.mockImplementation(() => Response.json([found]))
    const { result } = render()
    expect(result.current.waiting).toBeUndefined()
    await waitFor(() => expect(result.current.waiting).toEqual(found))
  })
})

describe('useRemind', () => {
  it('reminds all who wait, and loads who waits again', async () => {
    const message = 'Reminder handed over for 1 member'
    const data = { reminded: ['ben'], already: [], unreachable: [] }
    respond.mockImplementation((line) =>
      Response.json(line.startsWith('GET') ? [found] : { message, data }),
    )
    const { result } = render()
    await waitFor(() => expect(result.current.waiting).toEqual(found))
    act(() => result.current.reminding.mutate(sampleTodo))
    await waitFor(() =>
      expect(requests).toEqual([
        'GET /api/todo/waiting',
        'POST /api/todo/first/remind',
        'GET /api/todo/waiting',
      ]),
    )
  })
})
