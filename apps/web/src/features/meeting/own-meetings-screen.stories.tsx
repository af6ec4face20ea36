import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { expect, within } from 'storybook/test'
import { failedStory, loadingStory } from '../../testing/load-stories'
import { MemberStory } from '../../testing/member-story'
import { answering, memberScreen } from '../../testing/member-screen'
import { emptyPagination } from '../../testing/mock-member-procedures'
import { mockProcedure } from '../../testing/mock-procedures'
import { shows } from '../../testing/plays'
import { OwnMeetingsScreen } from './own-meetings-screen'

const meta = {
  title: 'Screens/Members/My meetings',
  component: MemberStory,
  parameters: memberScreen('user'),
  args: { address: paths.meetings, Screen: OwnMeetingsScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('list', { name: 'Next' }))
    await expect(next.getByText('Room 204, Main Building')).toBeVisible()
    await expect(next.getByRole('link', { name: 'Defense rehearsal' })).toHaveAttribute(
      'href',
      '/meetings/m1',
    )
    // One that has begun and takes check-ins.
    await expect(next.getByRole('link', { name: 'Stand-up' })).toBeVisible()
    const past = within(canvas.getByRole('list', { name: 'Past' }))
    await expect(past.getAllByRole('listitem')).toHaveLength(1)
  },
}

export const Empty: Story = {
  parameters: answering(
    mockProcedure(contract.meeting.list, { meetings: [], pagination: emptyPagination }),
  ),
  play: shows('No meetings found'),
}

export const Loading: Story = loadingStory(contract.meeting.list, 'Loading meetings')

export const Failed: Story = failedStory(contract.meeting.list, 'Failed to fetch meetings')
