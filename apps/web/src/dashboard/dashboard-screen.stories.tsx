import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { expect, screen } from 'storybook/test'
import { answers, leavesWaiting, refuses } from '../layout/contract-answers'
import { memberAnswers } from '../layout/member-answers'
import { MemberStory, storedMember } from '../layout/member-story'
import { paths } from '../lib/paths'
import { DashboardScreen } from './dashboard-screen'

const meta = {
  title: 'Screens/Members/Home of a user',
  component: MemberStory,
  parameters: {
    layout: 'fullscreen',
    storage: storedMember('user'),
    msw: { handlers: memberAnswers() },
  },
  args: { address: paths.dashboard, Screen: DashboardScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome, Ana!' })).toBeVisible()
    await expect(await canvas.findByText('3 are waiting for your check')).toBeVisible()
  },
}

export const NothingDue: Story = {
  parameters: { msw: { handlers: [answers(contract.todo.list, []), ...memberAnswers()] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is due.')).toBeVisible()
  },
}

/** The places to go are there before the to-dos are. */
export const Loading: Story = {
  parameters: { msw: { handlers: [leavesWaiting(contract.todo.list), ...memberAnswers()] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /To-do/ })).toBeVisible()
  },
}

/** Without the to-dos the tile is a plain way to them. */
export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [refuses(contract.todo.list, 500, 'Something went wrong'), ...memberAnswers()],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /To-do/ })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const LoggingOutAsks: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }))
    await expect(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to log out?' }),
    ).toBeVisible()
  },
}
