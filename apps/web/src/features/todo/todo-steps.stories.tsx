import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { todoMessages, type Todo } from '@tropa/contract/todo/todo'
import { delay, http, HttpResponse } from 'msw'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { answering, memberScreen } from '../../testing/member-screen'
import { activeTodos, ben, makeTodo } from '../../testing/mock-member-procedures'
import { mockError, mockProcedure, mockResponse } from '../../testing/mock-procedures'
import { MemberStory, storyMemberId } from '../../testing/member-story'
import { type PlayContext, choose } from '../../testing/plays'
import { AdminTodoScreen } from './admin-todo-screen'
import { UserTodoScreen } from './user-todo-screen'

/** Whether the list of to-dos fails to load, and how often it did. */
let isFailing = false
let failures = 0

const mockFailing = http.get('/api/todo', () => {
  if (!isFailing) return undefined
  failures += 1
  return HttpResponse.json({ message: 'Something went wrong' }, { status: 500 })
})

const meta = {
  title: 'Screens/Members/To-dos step by step',
  component: MemberStory,
  tags: ['!dev', '!autodocs'],
  parameters: memberScreen('admin', mockFailing),
  args: { address: paths.adminTodo, Screen: AdminTodoScreen },
  beforeEach: () => {
    isFailing = false
    failures = 0
  },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const failed = 'Failed to load todo items'

const acknowledgedBy = [{ ...ben, userId: storyMemberId, username: 'ana' }]

/** A toast says too that the first load failed. A second try replaces the error, and keeps the focus on the page. */
export const TriedAgain: Story = {
  beforeEach: () => {
    isFailing = true
  },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(await screen.findByText(failed)).toBeInTheDocument()
    isFailing = false
    await userEvent.click(again)
    await expect(
      await canvas.findByRole('heading', { name: 'Record the demo video' }),
    ).toBeInTheDocument()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

/** What is shown stays if a reload fails. */
export const LoadedAgainInVain: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Record the demo video' })
    isFailing = true
    await fireEvent.focus(window)
    await expect(await screen.findByText(failed)).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'Record the demo video' })).toBeVisible()
  },
}

const remove = async (context: PlayContext, title: string) => {
  await choose(context, `More for ${title}`, 'Delete')
  await context.userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

const cardOf = ({ canvas }: PlayContext, title: string) =>
  canvas.getByRole('heading', { name: title }).closest('li')

/** The focus goes to the next card, or else the previous one; after the last card it goes to the page. */
export const DeletedOneByOne: Story = {
  parameters: answering(
    http.delete('/api/todo/:id', () => HttpResponse.json({ message: todoMessages.deleted })),
    http.post('/api/activitylog', () => HttpResponse.json({}, { status: 201 })),
  ),
  play: async (context) => {
    const [first = '', second = '', third = ''] = activeTodos.map(({ title }) => title)
    await remove(context, second)
    await waitFor(() => expect(cardOf(context, third)).toHaveFocus())
    await remove(context, third)
    await waitFor(() => expect(cardOf(context, first)).toHaveFocus())
    await remove(context, first)
    await waitFor(() => expect(context.canvas.getByRole('main')).toHaveFocus())
  },
}

/** If the server sends no sentence, the screen shows its own. */
export const DeletionFailed: Story = {
  parameters: answering(http.delete('/api/todo/:id', () => HttpResponse.error())),
  play: async (context) => {
    await remove(context, 'Record the demo video')
    await expect(await screen.findByText('Failed to delete todo')).toBeInTheDocument()
    await expect(cardOf(context, 'Record the demo video')).toBeVisible()
  },
}

/** The focus comes back to the button that did not work. */
export const AcknowledgementFailed: Story = {
  parameters: answering(http.patch('/api/todo/:id/acknowledge', () => HttpResponse.error())),
  play: async ({ canvas, userEvent }) => {
    const name = 'Acknowledge: Record the demo video'
    await userEvent.click(await canvas.findByRole('button', { name }))
    await expect(await screen.findByText('Failed to acknowledge todo')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name })).toHaveFocus()
  },
}

let isDone = false

/** A load shows that it was done although its answer was lost; the focus stays on the card then. */
export const AcknowledgementLost: Story = {
  parameters: answering(
    http.patch('/api/todo/:id/acknowledge', () => {
      isDone = true
      return HttpResponse.error()
    }),
    mockResponse(contract.todo.list, () =>
      activeTodos.map((todo) => (isDone && todo._id === '2' ? { ...todo, acknowledgedBy } : todo)),
    ),
  ),
  beforeEach: () => {
    isDone = false
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const title = 'Record the demo video'
    await userEvent.click(await canvas.findByRole('button', { name: `Acknowledge: ${title}` }))
    await expect(await screen.findByText(/It may have been done: look/)).toBeInTheDocument()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: `Acknowledged: ${title}` })).toBeDisabled(),
    )
    await expect(cardOf(context, title)).toHaveFocus()
  },
}

/** While the server is down, one toast says what somebody can do: that the list fails to load too adds nothing. */
export const Unanswered: Story = {
  args: { address: paths.todo, Screen: UserTodoScreen },
  parameters: memberScreen(
    'user',
    http.patch('/api/todo/:id/acknowledge', () => {
      isFailing = true
      return HttpResponse.error()
    }),
    mockFailing,
  ),
  play: async ({ canvas, userEvent }) => {
    const name = 'Acknowledge: Record the demo video'
    await userEvent.click(await canvas.findByRole('button', { name }))
    await expect(await screen.findByText(/It may have been done: look/)).toBeInTheDocument()
    await waitFor(() => expect(failures).toBe(1))
    await delay(1000)
    await expect(screen.queryByText(failed)).toBeNull()
    // Another load is told of again.
    await fireEvent.focus(window)
    await expect(await screen.findByText(failed)).toBeInTheDocument()
  },
}

const fillIn = async ({ canvas, userEvent }: PlayContext, title: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Post a to-do/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Post a to-do' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), title)
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Design Team' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'What is to be done.')
  await fireEvent.change(dialog.getByLabelText('Deadline'), { target: { value: '2981-12-07' } })
  await userEvent.click(dialog.getByRole('combobox', { name: 'Priority' }))
  await userEvent.click(await screen.findByRole('option', { name: 'High' }))
  return dialog
}

const posted: Todo = makeTodo({ _id: 'posted', title: 'Posted now', deadline: '2981-12-07' })

/** What the server lists now. */
let listed: Todo[] = []

/**
 * A new to-do is marked and focused once the list includes it, even if a search would hide it, others have posted too
 * and the response has another body.
 */
export const Posted: Story = {
  args: { address: `${paths.adminTodo}?search=nothing` },
  beforeEach: () => {
    listed = activeTodos
  },
  parameters: answering(
    http.post('/api/todo', () => {
      listed = [...activeTodos, posted, makeTodo({ _id: 'others', title: 'Posted by others' })]
      return new HttpResponse(null, { status: 201 })
    }),
    mockResponse(contract.todo.list, () => listed),
    http.post('/api/activitylog', () => HttpResponse.json({}, { status: 201 })),
  ),
  play: async (context) => {
    const dialog = await fillIn(context, posted.title)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Post' }))
    // Not the button that opened the form, to which a closing dialog returns the focus.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(cardOf(context, posted.title)).toHaveFocus())
    await expect(cardOf(context, posted.title)).toHaveTextContent('New')
    await expect(cardOf(context, 'Posted by others')).toBeVisible()
    await expect(context.canvas.getByRole('searchbox')).toHaveValue('')
  },
}

/** What was typed is kept. */
export const NotPosted: Story = {
  parameters: answering(mockError(contract.todo.create, 500, 'Something went wrong')),
  play: async (context) => {
    const dialog = await fillIn(context, 'Kept')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Post' }))
    await expect(await screen.findByText('Something went wrong')).toBeInTheDocument()
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Kept')
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Post' })).not.toHaveAttribute('aria-disabled'),
    )
  },
}

/** A deadline that has passed is refused at its field, before anything is sent. */
export const DeadlinePassed: Story = {
  play: async (context) => {
    const dialog = await fillIn(context, 'Too late')
    const deadline = dialog.getByLabelText('Deadline')
    await expect(deadline).toHaveAttribute('min')
    await fireEvent.change(deadline, { target: { value: '2020-01-01' } })
    await context.userEvent.click(dialog.getByRole('button', { name: 'Post' }))
    await expect(await dialog.findByText(todoMessages.deadlinePassed)).toBeInTheDocument()
  },
}

/** Words without a space do not make a phone's window wider. */
export const LongWords: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: answering(
    mockProcedure(contract.todo.list, [
      makeTodo({ _id: '1', title: 'x'.repeat(120), desc: 'y'.repeat(1000) }),
    ]),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'x'.repeat(120) })
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}
