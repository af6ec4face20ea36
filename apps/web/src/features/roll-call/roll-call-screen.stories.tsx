import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { rollCallMessages, type RollCall } from '@tropa/contract/roll-call/roll-call'
import { decisionMessages } from '@tropa/contract/standing/decision'
import { expect, screen, waitFor } from 'storybook/test'
import { paths } from '../../paths'
import { MemberStory, storedMember, storyMemberId } from '../../testing/member-story'
import { mockMemberProcedures } from '../../testing/mock-member-procedures'
import { mockError, mockPending } from '../../testing/mock-procedures'
import { mockRollCall, rollCalls } from '../../testing/mock-roll-calls'
import { RollCallScreen } from './roll-call-screen'

const meta = {
  title: 'Screens/Members/Roll call',
  component: MemberStory,
  parameters: {
    layout: 'fullscreen',
    storage: storedMember('admin'),
    msw: { handlers: mockMemberProcedures() },
  },
  args: {
    address: '/admin/meetings/m2',
    path: paths.meetingRollCall,
    Screen: RollCallScreen,
  },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const withRollCall = (rollCall: RollCall) => ({
  msw: { handlers: [...mockRollCall(rollCall), ...mockMemberProcedures()] },
})

export const Empty: Story = {
  play: async ({ canvas }) => {
    const close = await canvas.findByRole('button', { name: 'Close the roll call' })
    await expect(close).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText('13 have no mark yet.')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: {
    msw: { handlers: [mockPending(contract.rollCall.get), ...mockMemberProcedures()] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the roll call')).toBeInTheDocument()
  },
}

/** The first letter marks and leads on; the fee is beside the minutes as they are typed. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('radiogroup', { name: 'Mark of ana' })
    first.querySelector('input')?.focus()
    await userEvent.keyboard('pl12{Enter}a')
    await expect(canvas.getByText('₱50, lateness')).toBeVisible()
    await expect(canvas.getByText('₱100, absence')).toBeVisible()
    const fourth = canvas.getByRole('radiogroup', { name: 'Mark of dina' })
    await expect(fourth).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Everybody else is present' }))
    // What is unsaved when the story ends would be saved during the next one.
    await waitFor(() => expect(canvas.queryByText('Saving …')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Close the roll call' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Write 2 records?' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const Marked: Story = {
  parameters: withRollCall(rollCalls.marked),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₱50, lateness')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Minutes late of ben' })).toHaveValue('12')
  },
}

export const WithExcuses: Story = {
  parameters: withRollCall(rollCalls.withExcuses),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Accept the excuse of ben' }),
    ).toBeVisible()
    await expect(
      canvas.getByText('2 have no mark yet, and 1 excuse waits for a decision.'),
    ).toBeVisible()
  },
}

export const OfATodo: Story = {
  args: { address: '/admin/archived-todo/4', path: paths.todoRollCall },
  parameters: withRollCall({
    ...rollCalls.empty,
    subject: { kind: 'todo', _id: '4', title: 'Draft chapter four', at: '2026-01-05' },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Everybody else has delivered' }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('radio', { name: 'Missed' })).toHaveLength(13)
  },
}

/** A team with a single admin is told what to do about their own excuse. */
export const OwnExcuse: Story = {
  parameters: withRollCall({
    ...rollCalls.withExcuses,
    rows: rollCalls.withExcuses.rows.map((row) =>
      row.username === 'ben' ? { ...row, userId: storyMemberId } : row,
    ),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/If you are the only admin/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Accept/ })).toBeNull()
  },
}

export const NotBegun: Story = {
  parameters: withRollCall(rollCalls.upcoming),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(rollCallMessages.notBegun)).toBeVisible()
    await expect(canvas.getAllByRole('radio')[0]).toBeDisabled()
  },
}

export const WithoutRules: Story = {
  parameters: withRollCall(rollCalls.withoutRules),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Publish the rules first/)).toBeVisible()
  },
}

export const Closed: Story = {
  parameters: withRollCall(rollCalls.closed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Marks' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Close the roll call' })).toBeNull()
  },
}

export const NotSaved: Story = {
  parameters: {
    msw: {
      handlers: [
        mockError(contract.rollCall.save, 409, rollCallMessages.closed),
        ...mockMemberProcedures(),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Everybody else is present' }))
    await expect(await canvas.findByText('Not saved.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const NotFound: Story = {
  parameters: {
    msw: {
      handlers: [
        mockError(contract.rollCall.get, 404, decisionMessages.recordNotFound),
        ...mockMemberProcedures(),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch the roll call')).toBeVisible()
  },
}
