import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { Todo } from '@tropa/contract/todo'
import { afterEach, expect, it, vi } from 'vitest'
import { createBrowserClient } from '../../../api/api-client'
import { ApiProvider } from '../../../api/api-context'
import { makeQueryClient } from '../../../api/query-client'
import { MemberProvider } from '../../../session/member-context'
import type { Session } from '../../../session/session'
import { TodoExcuse } from './todo-excuse'

const signedIn: Session = {
  id: 'ana',
  token: 'a.b.c',
  username: 'ana',
  userType: 'user',
  role: ['Dev Team'],
  expiresAt: Infinity,
}

const api = createBrowserClient({ token: () => signedIn.token, onUnauthorized: () => undefined })

const todo: Todo = {
  _id: 't1',
  title: 'Draft chapter four',
  assignee: 'Design Team',
  desc: '',
  deadline: '2026-12-20',
  priority: 'Low',
  createdAt: '2026-11-01T00:00:00.000Z',
  version: 1,
  acknowledgedBy: [],
  acknowledgedBefore: [],
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('is offered by the teams of now, also when the excuses failed to load', async () => {
  vi.stubGlobal('fetch', ({ url }: Request) =>
    Promise.resolve(
      url.endsWith('/standing')
        ? Response.json({ message: 'Something went wrong' }, { status: 500 })
        : Response.json({ mayEdit: false, teams: ['Design Team'] }),
    ),
  )
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ApiProvider value={api}>
        <MemberProvider value={signedIn}>
          <TodoExcuse todo={todo} />
        </MemberProvider>
      </ApiProvider>
    </QueryClientProvider>,
  )
  const name = "I can't make it: Draft chapter four, due Dec 20, 2026"
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button.closest('.invisible')).toBeNull())
})
