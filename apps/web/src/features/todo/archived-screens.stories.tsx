import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { expect, screen, waitFor } from 'storybook/test'
import { leavable, leave } from '../../testing/leavable-screen'
import { failedStory, loadingStory } from '../../testing/load-stories'
import { answering, memberScreen } from '../../testing/member-screen'
import { dateInDays, mockCollisions } from '../../testing/mock-member-procedures'
import { MemberStory } from '../../testing/member-story'
import { mockProcedure } from '../../testing/mock-procedures'
import { openedDialog } from '../../testing/plays'
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
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Book the room')).toBeVisible())
    await expect(canvas.getByText('@ben')).toBeVisible()
    await expect(
      canvas.queryByRole('button', { name: /^(Acknowledge|Hand in|More for)/ }),
    ).toBeNull()
  },
}

/** An admin has a link to each roll call there. */
export const FullForAdmins: Story = {
  parameters: memberScreen('admin'),
  args: { address: paths.adminArchivedTodo, Screen: AdminArchivedScreen },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Roll call of Book the room' }),
    ).toBeVisible()
  },
}

/** What was typed is kept for this to-do when the page is left, separately from the drafts of other to-dos. */
export const PostAgainOnPhone: Story = {
  parameters: memberScreen('admin', mockCollisions()),
  args: { address: paths.adminArchivedTodo, Screen: leavable(AdminArchivedScreen) },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    const { userEvent } = context
    const opensForm = async (title: string) => {
      const dialog = await openedDialog(
        context,
        { menu: `More for ${title}`, item: 'Post again' },
        'Post a to-do',
      )
      return dialog.getByRole('textbox', { name: 'Title' })
    }
    await userEvent.type(await opensForm('Book the room'), ' soon')
    await expect(screen.getByLabelText('Deadline')).toHaveValue(dateInDays(5))
    await expect(
      await screen.findByText('Final exams of graduating students are that day.'),
    ).toBeVisible()
    await leave()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await leave()
    await expect(await opensForm('Draft chapter three')).toHaveValue('Draft chapter three')
    await expect(screen.getByLabelText('Deadline')).toHaveValue(dateInDays(6))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await opensForm('Book the room')).toHaveValue('Book the room soon')
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
