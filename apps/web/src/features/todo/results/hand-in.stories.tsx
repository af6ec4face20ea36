import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { resultMessages, type TodoResult } from '@tropa/contract/todo/result'
import { expect, screen, waitFor } from 'storybook/test'
import { leavable, leave } from '../../../testing/leavable-screen'
import { answering, memberScreen } from '../../../testing/member-screen'
import { MemberStory, storyMemberId } from '../../../testing/member-story'
import { ago, makeTodo } from '../../../testing/mock-member-procedures'
import { mockError, mockProcedure } from '../../../testing/mock-procedures'
import { openedDialog, shows } from '../../../testing/plays'
import { UserArchivedScreen } from '../archived-screens'
import { UserTodoScreen } from '../user-todo-screen'

const todo = makeTodo({ _id: '2', title: 'Record the demo video', assignee: 'Design Team' })

const own = (changes: Partial<TodoResult> = {}): TodoResult => ({
  userId: storyMemberId,
  username: 'ana',
  link: 'https://example.com/demo',
  note: 'Two minutes, with subtitles.',
  handedInAt: ago(2 * 3_600_000),
  state: 'handed-in',
  answer: null,
  ...changes,
})

const withResult = (...results: TodoResult[]) =>
  answering(
    mockProcedure(contract.todo.list, [todo]),
    mockProcedure(contract.todoResult.active, [{ _id: '2', results }]),
    mockProcedure(contract.todoResult.list, results),
    mockProcedure(contract.todoResult.handIn, { message: resultMessages.handedIn, data: own() }),
  )

const meta = {
  title: 'Screens/Members/Hand in a to-do',
  component: MemberStory,
  parameters: { ...memberScreen('user'), ...withResult() },
  args: { address: paths.todo, Screen: UserTodoScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const button = 'Hand in: Record the demo video'

const change = 'Change what you handed in: Record the demo video'

/** A form without a link and without a note is not sent. */
export const Form: Story = {
  play: async (context) => {
    const dialog = await openedDialog(context, button, 'Hand in')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Hand in' }))
    await expect(await dialog.findByText(resultMessages.missing)).toBeInTheDocument()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Link/ })).toHaveFocus())
    await context.userEvent.type(dialog.getByRole('textbox', { name: /^Link/ }), 'example.com')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Hand in' }))
    await expect(await dialog.findByText(resultMessages.link)).toBeInTheDocument()
  },
}

export const Sent: Story = {
  play: async (context) => {
    const dialog = await openedDialog(context, button, 'Hand in')
    await context.userEvent.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Done.')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Hand in' }))
    await expect(await screen.findByText(resultMessages.handedIn)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** What was typed is still there after the page was left with Back. */
export const LeftAndOpened: Story = {
  tags: ['!dev', '!autodocs'],
  args: { Screen: leavable(UserTodoScreen) },
  play: async (context) => {
    const dialog = await openedDialog(context, button, 'Hand in')
    await context.userEvent.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Half of it')
    await leave()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await leave()
    const again = await openedDialog(context, button, 'Hand in')
    await waitFor(() =>
      expect(again.getByRole('textbox', { name: /^Note/ })).toHaveValue('Half of it'),
    )
  },
}

/** The form has what was handed in; sending it empty takes that back. */
export const HandedIn: Story = {
  parameters: withResult(own()),
  play: async (context) => {
    await expect(await context.canvas.findByText(/^Handed in/)).toHaveTextContent(
      'Handed in 2 h ago',
    )
    const link = context.canvas.getByRole('link', { name: 'https://example.com/demo' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'))
    const dialog = await openedDialog(context, change, 'Hand in')
    await context.userEvent.clear(dialog.getByRole('textbox', { name: /^Link/ }))
    await context.userEvent.clear(dialog.getByRole('textbox', { name: /^Note/ }))
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Take it back' }))
    await expect(await screen.findByText(resultMessages.takenBack)).toBeInTheDocument()
  },
}

export const HandedInNow: Story = {
  parameters: withResult(own({ handedInAt: ago(0) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Handed in/)).toHaveTextContent('Handed in just now')
  },
}

export const Accepted: Story = {
  parameters: withResult(own({ state: 'accepted' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Accepted')).toBeVisible()
  },
}

export const CameBack: Story = {
  parameters: withResult(own({ state: 'returned', answer: 'The sound is missing on page 3.' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Came back')).toBeVisible()
    await expect(canvas.getByText(/The sound is missing/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: button })).toBeVisible()
  },
}

/** If the result could not be loaded, the form is not offered, so that nobody hands it in twice. */
export const NotLoaded: Story = {
  parameters: {
    msw: {
      handlers: [mockError(contract.todoResult.active, 500, ''), ...withResult().msw.handlers],
    },
  },
  play: async ({ canvas }) => {
    await expect(await screen.findByText('Failed to load what was handed in')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: button })).toBeNull()
  },
}

/** A closed roll call ends it; what was typed is kept. */
export const Closed: Story = {
  parameters: {
    msw: {
      handlers: [
        mockError(contract.todoResult.handIn, 409, resultMessages.closed),
        ...withResult().msw.handlers,
      ],
    },
  },
  play: async (context) => {
    const dialog = await openedDialog(context, button, 'Hand in')
    await context.userEvent.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Done.')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Hand in' }))
    await expect(await screen.findByText(resultMessages.closed)).toBeInTheDocument()
    await expect(dialog.getByRole('textbox', { name: /^Note/ })).toHaveValue('Done.')
  },
}

/** Somebody else has to deliver it. */
export const OfOthers: Story = {
  parameters: answering(
    mockProcedure(contract.todo.list, [todo]),
    mockProcedure(contract.todoPeople.list, [{ _id: '2', userIds: ['ben', 'dan'] }]),
  ),
  play: async (context) => {
    await shows('Design Team (only 2 people)')(context)
    const { canvas } = context
    await expect(canvas.queryByRole('button', { name: button })).toBeNull()
    await expect(canvas.queryByText('Waiting for you')).toBeNull()
  },
}

/** It can be handed in until the roll call is closed, and is loaded when it is asked for. */
export const Archived: Story = {
  args: { address: paths.archivedTodo, Screen: UserArchivedScreen },
  parameters: withResult(own({ state: 'accepted' })),
  play: async ({ canvas, userEvent }) => {
    const [ask] = await canvas.findAllByRole('button', { name: /^Results: / })
    if (!ask) throw new Error('No archived to-do')
    await userEvent.click(ask)
    await expect(await canvas.findByText('Accepted')).toBeVisible()
  },
}
