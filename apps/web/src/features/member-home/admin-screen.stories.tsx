import type { Meta, StoryObj } from '@storybook/react-vite'
import { homeStories } from '../../testing/home-stories'
import { memberAnswers } from '../../testing/mock-member-calls'
import { MemberStory, storedMember } from '../../testing/member-story'
import { paths } from '../../paths'
import { AdminScreen } from './admin-screen'

const meta = {
  title: 'Screens/Members/Home of an admin',
  component: MemberStory,
  parameters: {
    layout: 'fullscreen',
    storage: storedMember('admin'),
    msw: { handlers: memberAnswers() },
  },
  args: { address: paths.admin, Screen: AdminScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = homeStories.full

export const NothingDue: Story = homeStories.nothingDue

/** The places to go are there before the to-dos are. */
export const Loading: Story = homeStories.loading

/** Without the to-dos the tile is a plain way to them. */
export const Failed: Story = homeStories.failed

/** The screen of the to-dos says why; here their tile is a plain way to it. */
export const NotAllowed: Story = homeStories.notAllowed

export const LoggingOutAsks: Story = homeStories.loggingOutAsks
