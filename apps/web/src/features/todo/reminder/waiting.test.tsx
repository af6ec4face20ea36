import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { Todo } from '@tropa/contract/todo'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBrowserClient } from '../../../api/api-client'
import { ApiProvider } from '../../../api/api-context'
import { makeQueryClient } from '../../../api/query-client'
import { useRemind, useWaiting } from './waiting'

const todo: Todo = {
  _id: 'first',
  title: 'Book the room',
  desc: 'For the defense.',
  assignee: 'Everyone',
  deadline: '2026-08-20',
  priority: 'Low',
  createdAt: '2026-08-01T00:00:00.000Z',
  version: 1,
  acknowledgedBy: [],
  acknowledgedBefore: [],
}

const ben = { userId: 'ben', username: 'ben', reachable: true, remindedOn: null }
const found = { _id: 'first', expected: 13, acknowledged: 12, waiting: [ben] }

const requests: string[] = []

const api = createBrowserClient({ token: () => 'a.b.c', onUnauthorized: () => undefined })

/** Responds in the server's place. */
const respond = vi.fn<(line: string) => Response>()

const render = () => {
  const queryClient = makeQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={api}>{children}</ApiProvider>
    </QueryClientProvider>
  )
  return renderHook(() => ({ ...useWaiting(todo), reminding: useRemind() }), { wrapper })
}

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
    act(() => result.current.reminding.mutate(todo))
    await waitFor(() =>
      expect(requests).toEqual([
        'GET /api/todo/waiting',
        'POST /api/todo/first/remind',
        'GET /api/todo/waiting',
      ]),
    )
  })
})
