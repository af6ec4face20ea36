import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { expect } from 'storybook/test'
import { answers, leavesWaiting, refuses } from '../layout/contract-answers'
import { memberAnswers } from '../layout/member-answers'
import { MemberStory, storedMember } from '../layout/member-story'
import { paths } from '../lib/paths'
import { AdminArchivedScreen } from './admin-archived-screen'

const meta = {
  title: 'Screens/Members/Archived of an admin',
  component: MemberStory,
  parameters: {
    layout: 'fullscreen',
    storage: storedMember('admin'),
    msw: { handlers: memberAnswers() },
  },
  args: { address: paths.adminArchivedTodo, Screen: AdminArchivedScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Book the room')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { msw: { handlers: [answers(contract.todo.archived, []), ...memberAnswers()] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No archived tasks found')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: { handlers: [leavesWaiting(contract.todo.archived), ...memberAnswers()] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading to-dos')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [refuses(contract.todo.archived, 500, 'Something went wrong'), ...memberAnswers()],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.queryByText('No archived tasks found')).toBeNull()
  },
}

export const NotAllowed: Story = {
  parameters: {
    msw: {
      handlers: [
        refuses(contract.todo.archived, 403, 'You are not allowed to do this.'),
        ...memberAnswers(),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are not allowed to do this.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}
