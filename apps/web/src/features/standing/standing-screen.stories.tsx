import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { decisionMessages } from '@tropa/contract/standing/decision'
import { expect, screen, waitFor } from 'storybook/test'
import { paths } from '../../paths'
import { MemberStory, storedMember } from '../../testing/member-story'
import { mockMemberProcedures } from '../../testing/mock-member-procedures'
import { mockError, mockPending, mockProcedure } from '../../testing/mock-procedures'
import { standings } from '../../testing/mock-roll-calls'
import { StandingScreen } from './standing-screen'

const meta = {
  title: 'Screens/Members/My standing',
  component: MemberStory,
  parameters: {
    layout: 'fullscreen',
    storage: storedMember('user'),
    msw: { handlers: mockMemberProcedures() },
  },
  args: { address: paths.standing, Screen: StandingScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('meter', { name: 'Warnings' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 3 warnings',
    )
    await expect(canvas.getByText('3 of 5 lateness or absence')).toBeVisible()
    await expect(canvas.getByText('pesos to pay')).toBeVisible()
    // Only what is open and recent can be called wrong.
    await expect(canvas.getAllByRole('button', { name: /This is wrong/ })).toHaveLength(1)
  },
}

export const Empty: Story = {
  parameters: {
    msw: {
      handlers: [mockProcedure(contract.standing.get, standings.empty), ...mockMemberProcedures()],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is recorded about you.')).toBeVisible()
  },
}

export const ThisIsWrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /This is wrong/ }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'This is wrong' })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.getByText(decisionMessages.reasonMissing)).toBeVisible())
    await expect(screen.getByRole('textbox', { name: 'Tell us why' })).toBeInvalid()
  },
}

export const Excused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: "I can't make it: Defense rehearsal" }),
    )
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: "I can't make it" })).toBeVisible(),
    )
  },
}

export const Loading: Story = {
  parameters: {
    msw: { handlers: [mockPending(contract.standing.get), ...mockMemberProcedures()] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your standing')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [
        mockError(contract.standing.get, 500, 'Something went wrong'),
        ...mockMemberProcedures(),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch your standing')).toBeVisible()
  },
}
