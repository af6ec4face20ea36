import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { expect, screen, waitFor } from 'storybook/test'
import { saveFormDraft } from '../../session/form-drafts'
import { answering, memberScreen } from '../../testing/member-screen'
import { mockChangedRules, mockRights } from '../../testing/mock-member-procedures'
import { mockError, mockPending, mockProcedure } from '../../testing/mock-procedures'
import { MemberStory, storyMemberId } from '../../testing/member-story'
import { asks, shows } from '../../testing/plays'
import { AdminScreen } from './admin-screen'

const meta = {
  title: 'Screens/Members/Member home (admin)',
  component: MemberStory,
  parameters: memberScreen('admin'),
  args: { address: paths.admin, Screen: AdminScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const summary = /waiting for your check|all checked by you|Nothing is due/

const skeletons = (root: HTMLElement) => root.querySelectorAll('[data-slot="skeleton"]')

const showsHome: NonNullable<Story['play']> = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Welcome, Ana!' })).toBeVisible())
  await waitFor(() =>
    expect(canvas.getByText(/^active, [13] waiting for your check$/)).toBeVisible(),
  )
}

export const Full: Story = {
  play: async (context) => {
    await showsHome(context)
    // The first rules are no change.
    await expect(context.canvas.queryByText(/^The team rules changed/)).toBeNull()
    await expect(context.canvas.getByText('3 due within three days')).toBeVisible()
    const inquiries = await context.canvas.findByRole('link', { name: /View inquiry/ })
    await waitFor(() => expect(inquiries).toHaveTextContent('2 newMaria'))
  },
}

export const Editing: Story = {
  parameters: answering(
    mockRights({ mayEdit: true }),
    mockProcedure(contract.member.waiting, { drafts: 3, scheduled: 1 }),
  ),
  play: async (context) => {
    await showsHome(context)
    const { canvas } = context
    const tile = await canvas.findByRole('link', { name: /Edit the site/ })
    await expect(tile).toHaveAttribute('href', '/cms')
    await waitFor(() => expect(tile).toHaveTextContent('3 drafts to be published, 1 scheduled'))
  },
}

/** The rules have changed since the member acknowledged them. */
export const ChangedRules: Story = {
  parameters: answering(mockChangedRules()),
  play: async (context) => {
    await showsHome(context)
    const { canvas, userEvent } = context
    const notice = await canvas.findByRole('region', {
      name: 'The team rules changed on Aug 18, 2026',
    })
    await expect(notice).toBeVisible()
    await userEvent.click(canvas.getByText('See what changed'))
    await waitFor(() => expect(canvas.getAllByText('Now')).toHaveLength(2))
    await expect(notice.querySelector('del')).toHaveTextContent(/3$/)
    await expect(notice.querySelector('ins')).toHaveTextContent(/4$/)
  },
}

/** For a member who has just joined, nothing counts as changed. */
export const RulesOfWhoJustJoined: Story = {
  parameters: answering(mockChangedRules({ acknowledgedOn: null, changes: [] })),
  play: async (context) => {
    await showsHome(context)
    const { canvas } = context
    const notice = await canvas.findByRole('region', { name: 'Read the team rules.' })
    await expect(notice).not.toHaveTextContent('changed')
    await expect(canvas.getByRole('button', { name: 'I have read them' })).toBeVisible()
  },
}

export const NothingDue: Story = {
  parameters: answering(mockProcedure(contract.todo.list, [])),
  play: async (context) => {
    await shows('Nothing is due.')(context)
    // Without a list the tile is as low as the others.
    const tile = context.canvas.getByRole('link', { name: /To-do.*Manage/ })
    await expect(tile.getBoundingClientRect().height).toBeLessThan(240)
  },
}

/** The tiles wait for the to-dos, but not for long. */
export const Loading: Story = {
  parameters: answering(mockPending(contract.todo.list)),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /To-do.*Manage/ })).toBeVisible(), {
      timeout: 5000,
    })
    await waitFor(() => expect(skeletons(canvasElement)).toHaveLength(1))
    await expect(canvas.queryByText(summary)).toBeNull()
  },
}

/** Without its summary, the to-do tile is still a link. */
export const Failed: Story = {
  parameters: answering(mockError(contract.todo.list, 500, 'Something went wrong')),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /To-do.*Manage/ })).toBeVisible())
    await waitFor(() => expect(skeletons(canvasElement)).toHaveLength(0))
    await expect(canvas.queryByText(summary)).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** Each place of the navigation is reached from here, which a wide window does not show beside the tiles. */
export const Places: Story = {
  play: async ({ canvas }) => {
    for (const [name, path] of [
      // Matches even if the activity names a to-do.
      [/to-do/i, paths.adminTodo],
      [/^Meetings/, paths.adminMeetings],
      [/^Members/, paths.adminMembers],
      [/^Audit/, paths.adminAudit],
      [/^Make it yours/, paths.adminSetup],
    ] as const) {
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', path)
    }
  },
}

export const LoggingOutAsksFirst: Story = {
  play: async (context) => {
    await asks('Logout', 'Are you sure you want to log out?')(context)
    await expect(screen.getByRole('alertdialog')).not.toHaveTextContent('lost')
  },
}

export const LoggingOutLosesText: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    saveFormDraft({ name: 'todo', member: { id: storyMemberId } }, { title: 'Book the room' })
    await asks('Logout', 'Are you sure you want to log out?')(context)
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/did not send/)
  },
}
