import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { memberScreen } from '../../testing/member-screen'
import { homeStories } from '../../testing/home-stories'
import { MemberStory } from '../../testing/member-story'
import { paths } from '../../paths'
import { AdminScreen } from './admin-screen'

const meta = {
  title: 'Screens/Members/Member home (admin)',
  component: MemberStory,
  parameters: memberScreen('admin'),
  args: { address: paths.admin, Screen: AdminScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async (context) => {
    await homeStories.full.play(context)
    const inquiries = await context.canvas.findByRole('link', { name: /View inquiry/ })
    await waitFor(() => expect(inquiries).toHaveTextContent('2 newMaria'))
  },
}

export const Editing: Story = homeStories.editing

/** The rules have changed since the member acknowledged them. */
export const ChangedRules: Story = homeStories.changedRules

export const NothingDue: Story = homeStories.nothingDue

/** The tiles are shown before the to-dos are loaded. */
export const Loading: Story = homeStories.loading

/** Without its summary, the to-do tile is still a link. */
export const Failed: Story = homeStories.failed

export const NotAllowed: Story = homeStories.notAllowed

export const LoggingOutAsksFirst: Story = homeStories.loggingOutAsks
