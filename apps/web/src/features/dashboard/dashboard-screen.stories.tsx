import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { expect, screen, waitFor } from 'storybook/test'
import { answering, memberScreen } from '../../testing/member-screen'
import { mockProcedure, mockResponse } from '../../testing/mock-procedures'
import { meetings } from '../../testing/sample-meetings'
import { makeTodo } from '../../testing/mock-member-procedures'
import { standings } from '../../testing/mock-roll-calls'
import { MemberStory, storedMember } from '../../testing/member-story'
import { openedDialog } from '../../testing/plays'
import { DashboardScreen } from './dashboard-screen'

// Loading, failures and changes look as on the admin's home. A TSDoc comment here would take the place of
// the parameters below.
const meta = {
  title: 'Screens/Members/Member home (user)',
  component: MemberStory,
  parameters: memberScreen('user'),
  args: { address: paths.dashboard, Screen: DashboardScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^active, [13] waiting for your check$/)).toBeVisible(),
    )
    await waitFor(() => expect(canvas.getByText('3 due within three days')).toBeVisible())
  },
}

/** The list of the tile is of the member's own teams. */
export const OwnTeams: Story = {
  parameters: answering(
    mockProcedure(contract.todo.list, [
      makeTodo({ _id: '8', title: 'Theirs', assignee: 'Heads' }),
      makeTodo({ _id: '9', title: 'Ours', assignee: 'Dev Team' }),
    ]),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Ours')).toBeVisible())
    await expect(canvas.queryByText('Theirs')).toBeNull()
    await expect(canvas.getByText('active, 1 waiting for your check')).toBeVisible()
  },
}

/** Each place of the navigation is reached from here, which a wide window does not show beside the tiles. */
export const Places: Story = {
  play: async ({ canvas }) => {
    const meetings = await canvas.findByRole('link', { name: /^Meetings/ })
    await expect(meetings).toHaveAttribute('href', paths.meetings)
    await waitFor(() => expect(meetings).toBeVisible())
  },
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()

const standUp = meetings
  .filter(({ _id }) => _id === 'm1')
  .map((each) => ({ ...each, title: 'Stand-up' }))

const excuse = {
  ...{ _id: 'e1', reason: 'I am ill.', state: 'open' as const, note: null },
  subject: { kind: 'meeting' as const, _id: 'm1', title: 'Stand-up', at: inDays(1) },
}

let excuses: (typeof excuse)[] = []

/** The next meeting at which the member is expected is on the home screen until it begins. */
const mockNext = () => [
  mockProcedure(contract.meeting.list, {
    meetings: [
      ...standUp.map((each) => ({ ...each, _id: 'm8', title: 'Later', startsAt: inDays(9) })),
      ...standUp.map((each) => ({ ...each, startsAt: inDays(1) })),
      ...standUp.map((each) => ({ ...each, _id: 'm9', title: 'Theirs', assignee: 'Heads' })),
      ...standUp.map((each) => ({ ...each, _id: 'm7', title: 'Over', startsAt: inDays(-1) })),
    ],
    pagination: { total: 4, page: 1, limit: 100, totalPages: 1 },
  }),
  mockResponse(contract.standing.get, () => ({ ...standings.empty, excuses })),
  mockResponse(contract.excuse.create, () => {
    excuses = [excuse]
    return { message: 'Excuse sent.', data: excuse }
  }),
]

/** After an excuse the focus stays there. */
export const NextMeeting: Story = {
  parameters: answering(...mockNext()),
  beforeEach: () => {
    excuses = []
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const line = await canvas.findByText(/^Next:/)
    await expect(line).toHaveTextContent(
      /^Next: Stand-up, tomorrow \d+:\d\d\s[AP]M, Room 204, Main Building$/,
    )
    await openedDialog(context, /^I can't make it: Stand-up, tom/, "I can't make it")
    await userEvent.type(screen.getByRole('textbox', { name: 'Tell us why' }), 'I am ill.')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText("You said you can't make it.")).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^I can't make it/ })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Next meeting' })).toHaveFocus())
  },
}

/** The longest name wraps on the narrowest phone. */
export const LongestName: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: { storage: storedMember('user', 'w'.repeat(64)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Welcome, Www/ })).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}
