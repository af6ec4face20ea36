import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleTodo } from '@tropa/contract/testing/sample-todo'
import { signedIn } from '../../testing/signed-in'
import { TodoExcuse } from './active-todo-list'

const todo = {
  ...sampleTodo,
  title: 'Draft chapter four',
  assignee: 'Design Team',
  deadline: '2026-12-20',
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
        : Response.json(url.endsWith('/people') ? [] : { mayEdit: false, teams: ['Design Team'] }),
    ),
  )
  render(<TodoExcuse todo={todo} />, { wrapper: signedIn() })
  const name = "I can't make it: Draft chapter four, due Dec 20, 2026"
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button.closest('.invisible')).toBeNull())
})
