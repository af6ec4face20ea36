import type { Meta, StoryObj } from '@storybook/react-vite'
import { emailAddressMessages } from '@tropa/contract/member/email-address'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { expect, screen, waitFor, within } from 'storybook/test'
import { memberOf } from '../../testing/listed-member'
import { answering, memberScreen } from '../../testing/member-screen'
import { MemberStory, storyMemberId } from '../../testing/member-story'
import { ago, makeTodo, mockWaiting, waitingFor } from '../../testing/mock-member-procedures'
import { mockError, mockPending, mockProcedure } from '../../testing/mock-procedures'
import { shows } from '../../testing/plays'
import { AdminTodoScreen } from './admin-todo-screen'

const meta = {
  title: 'Screens/Members/Who waits for a to-do',
  component: MemberStory,
  parameters: memberScreen(
    'admin',
    mockProcedure(contract.todo.remind, {
      message: 'Reminder handed over for 3 members',
      data: { reminded: ['member1', 'member2', 'member3'], already: [], unreachable: [] },
    }),
    ...mockWaiting(4),
  ),
  args: { address: paths.adminTodo, Screen: AdminTodoScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const withWaiting = (count: number) => answering(...mockWaiting(count))

const opensNames = (count: number): Story['play'] =>
  async function play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByText(`Waiting for ${count}`))
    const namesIn = (list: string) =>
      within(canvas.getByRole('list', { name: list })).getAllByRole('listitem')
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Waiting for' })).toBeVisible())
    // Every fourth member is unreachable; the reason is given once.
    const unreachable = Math.floor(count / 4)
    await expect(namesIn('Waiting for')).toHaveLength(count - unreachable)
    await expect(namesIn('No confirmed e-mail address')).toHaveLength(unreachable)
    await expect(canvas.getAllByText('No confirmed e-mail address')).toHaveLength(1)
    // Only some of the members who have acknowledged are shown.
    await expect(namesIn('Acknowledged by')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 9' }))
    await expect(namesIn('Acknowledged by')).toHaveLength(9)
    await expect(canvas.getByText(`Acknowledged by 9 of ${9 + count}`)).toBeVisible()
  }

export const Four: Story = { play: opensNames(4) }

export const Nobody: Story = {
  parameters: withWaiting(0),
  play: shows('Everybody has acknowledged this.'),
}

export const Forty: Story = { parameters: withWaiting(40), play: opensNames(40) }

/** The dialog says how many will get a reminder, and the toast how many were sent. */
export const Reminding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Waiting for 4'))
    await userEvent.click(canvas.getByRole('button', { name: 'Remind: Record the demo video' }))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Send a reminder to 3 members?',
    })
    await expect(within(dialog).getByText('1 has no confirmed e-mail address.')).toBeInTheDocument()
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Remind' }))
    await expect(await screen.findByText('Reminder handed over for 3 members')).toBeInTheDocument()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remind: Record the demo video' })).toHaveFocus(),
    )
  },
}

/** The button says why it does nothing. */
export const Reminded: Story = {
  parameters: answering(...mockWaiting(4, { isReminded: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Waiting for 4'))
    const remind = canvas.getByRole('button', { name: 'Remind: Record the demo video' })
    await expect(remind).toHaveAttribute('aria-disabled', 'true')
    await expect(remind).toHaveAccessibleDescription(
      'Everybody with a confirmed e-mail address was reminded today.',
    )
    await expect(canvas.getAllByText('Reminded today')).toHaveLength(3)
    await userEvent.click(remind)
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
}

/** There is no button if nobody can be reminded. */
export const NobodyReachable: Story = {
  parameters: answering(
    mockProcedure(contract.todo.waiting, [
      {
        _id: '9',
        expected: 10,
        acknowledged: 9,
        waiting: [{ userId: 'eva', username: 'eva', reachable: false, remindedOn: null }],
      },
    ]),
    ...mockWaiting(1),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Waiting for 1'))
    await expect(canvas.getByText('No confirmed e-mail address')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Remind:/ })).toBeNull()
  },
}

/** The screen says once why nobody can be reminded. */
export const WithoutMail: Story = {
  parameters: answering(
    mockProcedure(contract.member.resetLinks, { isOffered: false }),
    ...mockWaiting(40),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(emailAddressMessages.noMail)).toBeVisible()
    await userEvent.click(await canvas.findByText('Waiting for 40'))
    await expect(canvas.queryByText('No confirmed e-mail address')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Remind:/ })).toBeNull()
  },
}

const notAcknowledged = (waiting: number) => {
  const todo = makeTodo({ _id: '9' })
  return answering(
    mockProcedure(contract.todo.list, [todo]),
    mockProcedure(contract.todo.waiting, [waitingFor(todo, waiting)]),
  )
}

export const NobodyExpected: Story = {
  parameters: notAcknowledged(0),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody is in these teams.')).toBeVisible()
    await expect(canvas.queryByText(/acknowledged/i, { selector: 'p' })).toBeNull()
  },
}

export const NobodyAcknowledged: Story = {
  parameters: notAcknowledged(9),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Acknowledged by 0 of 9')).toBeVisible()
    await expect(canvas.queryByText('Nobody has acknowledged this yet.')).toBeNull()
  },
}

const leftSince = makeTodo({
  _id: '9',
  assignee: 'Dev Team',
  acknowledgedBy: ['ben', 'gus'].map((username) => ({
    userId: username,
    username,
    acknowledgedAt: ago(3_600_000),
  })),
})

/** The list names a member who left; the number does not count them. */
export const NotAskedAnyMore: Story = {
  parameters: answering(
    mockProcedure(contract.todo.list, [leftSince]),
    mockProcedure(contract.todo.waiting, [
      { ...waitingFor(leftSince, 4), expected: 5, acknowledged: 1 },
    ]),
    mockProcedure(contract.members.list, [
      memberOf('ana', { _id: storyMemberId }),
      memberOf('ben'),
      memberOf('gus', { blocked: true, left: true, role: [] }),
    ]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Acknowledged by 1 of 5')).toBeVisible()
    const mark = await canvas.findByText('(not asked)')
    await expect(mark.closest('li')).toHaveTextContent('@gus')
  },
}

/** The cards work without the waiting list. */
export const Failed: Story = {
  parameters: answering(mockError(contract.todo.waiting, 500, 'Something went wrong')),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: 'Acknowledge: Record the demo video' }),
      ).toBeVisible(),
    )
    await expect(
      await canvas.findAllByText(
        'The list of members who have not acknowledged this could not be loaded.',
        {},
        { timeout: 15_000 },
      ),
    ).not.toHaveLength(0)
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).not.toHaveLength(0)
  },
}

/** The cards do not wait for the waiting list. */
export const Loading: Story = {
  parameters: answering(mockPending(contract.todo.waiting)),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Record the demo video' })).toBeVisible(),
    )
  },
}
