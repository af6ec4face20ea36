import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { expect, waitFor } from 'storybook/test'
import { failedStory, loadingStory } from '../../testing/load-stories'
import { answering, memberScreen } from '../../testing/member-screen'
import { MemberStory } from '../../testing/member-story'
import { mockProcedure } from '../../testing/mock-procedures'
import { paths } from '../../paths'
import { AdminArchivedScreen, UserArchivedScreen } from './archived-screens'

const meta = {
  title: 'Screens/Members/Archived to-dos',
  component: MemberStory,
  parameters: memberScreen('user'),
  args: { address: paths.archivedTodo, Screen: UserArchivedScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Book the room')).toBeVisible())
    await expect(canvas.getByText('@ben')).toBeVisible()
    await expect(canvasElement.querySelectorAll('main button')).toHaveLength(0)
  },
}

/** An admin finds the way to each roll call there. */
export const FullForAdmins: Story = {
  parameters: memberScreen('admin'),
  args: { address: paths.adminArchivedTodo, Screen: AdminArchivedScreen },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Roll call of Book the room' }),
    ).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: answering(mockProcedure(contract.todo.archived, [])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No archived tasks found')).toBeVisible())
    await expect(canvas.getByText(/^Tasks that pass their deadline will appear here/)).toBeVisible()
  },
}

export const Loading: Story = loadingStory(contract.todo.archived, 'Loading to-dos')

export const Failed: Story = failedStory(contract.todo.archived, 'The to-dos could not be loaded')
