import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { expect, screen, waitFor, within } from 'storybook/test'
import { failedStory, loadingStory } from '../../testing/load-stories'
import { answering, memberScreen } from '../../testing/member-screen'
import { mockPending, mockProcedure } from '../../testing/mock-procedures'
import { dateInDays, mockCollisions } from '../../testing/mock-member-procedures'
import { MemberStory } from '../../testing/member-story'
import { asks, openedDialog } from '../../testing/plays'
import { AdminTodoScreen } from './admin-todo-screen'

const meta = {
  title: 'Screens/Members/To-dos (admin)',
  component: MemberStory,
  parameters: memberScreen('admin'),
  args: { address: paths.adminTodo, Screen: AdminTodoScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

/** The cards appear together with people's names, so that nothing in them moves. */
export const NamesLoading: Story = {
  parameters: answering(mockPending(contract.members.names)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3')).toBeVisible()
    await expect(canvas.getByText('Loading to-dos')).toBeInTheDocument()
  },
}

export const Full: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Record the demo video' })).toBeVisible(),
    )
    await expect(canvas.getByText('Due today')).toBeVisible()
    await expect(canvas.getByText('active').parentElement).toHaveTextContent('3 active')
    for (const [name, title] of [
      [/^Today/, 'Draft chapter three'],
      [/^This week/, 'Record the demo video'],
    ] as const) {
      const group = within(canvas.getByRole('region', { name }))
      await expect(group.getByRole('heading', { level: 3, name: title })).toBeVisible()
    }
    await expect(canvas.getAllByRole('button', { name: /^More for/ })).toHaveLength(3)
  },
}

export const Empty: Story = {
  parameters: answering(mockProcedure(contract.todo.list, [])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No to-do items found')).toBeVisible())
    await expect(canvas.getByText(/^Post a new task for the team/)).toBeVisible()
  },
}

export const Loading: Story = loadingStory(contract.todo.list, 'Loading to-dos')

export const Failed: Story = failedStory(contract.todo.list, 'The to-dos could not be loaded')

export const PostForm: Story = {
  play: async (context) => {
    const { userEvent } = context
    await openedDialog(context, /Post a to-do/, 'Post a to-do')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Everyone' }))
    await expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(5)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Heads' }))
    await expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Heads' }))
    await expect(screen.getByRole('checkbox', { name: 'Everyone' })).toBeChecked()
  },
}

/** Every missing field shows a sentence. */
export const PostFormIncomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Post a to-do/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Post' }))
    for (const message of [
      'Please enter task title.',
      'Please choose at least one assignee.',
      'Please provide a task description',
      'Please select a deadline.',
      'Please choose a priority.',
    ]) {
      await waitFor(() => expect(screen.getByText(message)).toBeVisible())
    }
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    await expect(screen.getByRole('combobox', { name: 'Priority' })).toBeInvalid()
  },
}

export const PostFormClosingAsksFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Post a to-do/ }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Half')
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(
        screen.getByRole('alertdialog', { name: 'Are you sure you want to close this form?' }),
      ).toBeVisible(),
    )
  },
}

/** By keyboard: the form has everything from the to-do, and says at once what the new day collides with. */
export const PostAgain: Story = {
  parameters: answering(mockCollisions()),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'More for Record the demo video' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Post again' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Post a to-do' })
    await waitFor(() => expect(dialog).toBeVisible())
    const form = within(dialog)
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Record the demo video')
    await expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue(
      'Two minutes at most.\nShow signing in, posting and acknowledging.',
    )
    for (const team of ['Design Team', 'Docu Team']) {
      await expect(form.getByRole('checkbox', { name: team })).toBeChecked()
    }
    await expect(form.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    await expect(form.getByRole('combobox', { name: 'Priority' })).toHaveTextContent('Medium')
    await expect(form.getByLabelText('Deadline')).toHaveValue(dateInDays(10))
    await expect(
      await form.findByText('Final exams of graduating students are that day.'),
    ).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const DeletingAsksFirst: Story = {
  play: asks('Delete: Record the demo video', 'Are you sure you want to delete this task?'),
}

export const DeletingFromMenuAsksFirst: Story = {
  tags: ['!dev', '!autodocs'],
  play: asks(
    { menu: 'More for Record the demo video', item: 'Delete' },
    'Are you sure you want to delete this task?',
  ),
}
