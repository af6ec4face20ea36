import type { Meta, StoryObj } from '@storybook/react-vite'
import { memberScreen } from '../../testing/member-screen'
import { MemberStory } from '../../testing/member-story'
import { paths } from '../../paths'
import { archivedTodoStories } from './archived-todo-stories'
import { AdminArchivedScreen } from './archived-screens'

const meta = {
  title: 'Screens/Members/Archived to-dos (admin)',
  component: MemberStory,
  parameters: memberScreen('admin'),
  args: { address: paths.adminArchivedTodo, Screen: AdminArchivedScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = archivedTodoStories.full

export const Empty: Story = archivedTodoStories.empty

export const Loading: Story = archivedTodoStories.loading

export const Failed: Story = archivedTodoStories.failed

export const NotAllowed: Story = archivedTodoStories.notAllowed
