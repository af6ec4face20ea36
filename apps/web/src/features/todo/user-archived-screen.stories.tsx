import type { Meta, StoryObj } from '@storybook/react-vite'
import { memberAnswers } from '../../testing/mock-member-calls'
import { MemberStory, storedMember } from '../../testing/member-story'
import { paths } from '../../paths'
import { archivedStories } from './archived-stories'
import { UserArchivedScreen } from './user-archived-screen'

const meta = {
  title: 'Screens/Members/Archived of a user',
  component: MemberStory,
  parameters: {
    layout: 'fullscreen',
    storage: storedMember('user'),
    msw: { handlers: memberAnswers() },
  },
  args: { address: paths.archivedTodo, Screen: UserArchivedScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = archivedStories.full

export const Empty: Story = archivedStories.empty

export const Loading: Story = archivedStories.loading

export const Failed: Story = archivedStories.failed

export const NotAllowed: Story = archivedStories.notAllowed
