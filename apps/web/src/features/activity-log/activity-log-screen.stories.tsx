import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { expect, screen, waitFor } from 'storybook/test'
import { memberOf } from '../../testing/listed-member'
import { mockProcedure } from '../../testing/mock-procedures'
import { failedStory, loadingNamesStory, loadingStory } from '../../testing/load-stories'
import { answering, memberScreen } from '../../testing/member-screen'
import { emptyPagination } from '../../testing/mock-member-procedures'
import { MemberStory } from '../../testing/member-story'
import { shows } from '../../testing/plays'
import { ActivityLogScreen } from './activity-log-screen'

const meta = {
  title: 'Screens/Members/Activity logs',
  component: MemberStory,
  parameters: memberScreen('admin'),
  args: { address: `${paths.adminActivityLogs}?page=3`, Screen: ActivityLogScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const noEntries = answering(
  mockProcedure(contract.activityLog.list, { logs: [], pagination: emptyPagination }),
)

export const Full: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Activity logs' })).toBeVisible())
    await expect(canvas.getByText('Showing 21 to 30 of 95 entries')).toBeVisible()
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('3')
    // In the team's zone, whatever the browser's is.
    await expect(canvas.getAllByText('Nov 18, 2026, 11:00 AM')).toHaveLength(10)
  },
}

export const Empty: Story = {
  args: { address: paths.adminActivityLogs },
  parameters: noEntries,
  play: shows('No activity logs found'),
}

/** The message says how to see all entries again. */
export const NothingFound: Story = {
  args: { address: `${paths.adminActivityLogs}?search=zebra` },
  parameters: noEntries,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/clear it to see all/)).toBeVisible())
    await expect(canvas.getByRole('searchbox')).toHaveValue('zebra')
  },
}

export const Loading: Story = loadingStory(contract.activityLog.list, 'Loading activity logs')

export const LoadingNames: Story = loadingNamesStory(
  `${paths.adminActivityLogs}?search=a`,
  'Loading activity logs',
)

export const Failed: Story = failedStory(contract.activityLog.list, 'Failed to fetch activity logs')

export const DeletingAsksFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Choose a row to delete it/)
    const [row] = await canvas.findAllByRole('button', { name: 'ana: delete DELETE_TODO' })
    if (row) await userEvent.click(row)
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('Deleted Book the room')
  },
}

/** Only the log keeper may delete entries; other admins read why. */
export const DeletingNotAllowed: Story = {
  parameters: answering(mockProcedure(contract.activityLog.keeper, { username: 'ben' })),
  play: async ({ canvas, userEvent }) => {
    const refused = 'Access denied: Only the user "ben" can delete activity logs'
    const rows = await canvas.findAllByRole('button', { name: 'ana: delete LOGIN' })
    await waitFor(async () => {
      // Until the screen knows who may delete logs, a click asks and the server decides.
      if (screen.queryByRole('alertdialog')) await userEvent.keyboard('{Escape}')
      else if (rows[0]) await userEvent.click(rows[0])
      await expect(screen.getByText(refused)).toBeInTheDocument()
    })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** Names come before usernames, even for members who have left and appear nowhere else. */
export const Named: Story = {
  parameters: answering(
    mockProcedure(contract.members.list, [memberOf('ana', { name: 'Ana Reyes', left: true })]),
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^Ana Reyes @ana: delete / })
    await expect(canvas.getAllByText('Ana Reyes')[0]?.parentElement).toHaveTextContent(
      'Ana Reyes @ana',
    )
  },
}
