import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { answering, memberScreen } from '../../testing/member-screen'
import { mockError } from '../../testing/mock-procedures'
import { MemberStory } from '../../testing/member-story'
import type { PlayContext } from '../../testing/plays'
import { ProfileScreen } from './profile-screen'

const meta = {
  title: 'Screens/Members/Profile',
  component: MemberStory,
  parameters: memberScreen('user'),
  args: { address: paths.userProfile, Screen: ProfileScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const waitForMail = ({ canvas }: PlayContext) => canvas.findByLabelText('E-mail address')

const changePassword = async (
  context: PlayContext,
  current: string,
  next: string,
  again: string,
) => {
  const { canvas, userEvent } = context
  await waitForMail(context)
  await userEvent.type(await canvas.findByLabelText('Current Password'), current)
  await userEvent.type(canvas.getByLabelText('New Password'), next)
  await userEvent.type(canvas.getByLabelText('Confirm New Password'), again)
  await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }))
}

export const Idle: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Change Password' })).toBeVisible(),
    )
    await waitForMail(context)
    // Her username is the first name of a team member.
    await waitFor(() => expect(canvasElement.querySelector('main img')).toBeVisible())
  },
}

export const Incomplete: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await waitForMail(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Password' }))
    await waitFor(() =>
      expect(canvas.getByText('Please enter your current password.')).toBeVisible(),
    )
    await expect(
      canvas.getByText('Please enter a new password (minimum 6 characters).'),
    ).toBeVisible()
    await expect(canvas.getByText('Please confirm your new password.')).toBeVisible()
    await expect(canvas.getByLabelText('Current Password')).toHaveFocus()
  },
}

export const PasswordsDiffer: Story = {
  play: async (context) => {
    await changePassword(context, 'current', 'password one', 'password two')
    await expect(await screen.findByText('New passwords do not match')).toBeInTheDocument()
    await expect(context.canvas.getByLabelText('New Password')).toHaveValue('password one')
  },
}

export const Refused: Story = {
  parameters: answering(
    mockError(contract.member.changePassword, 400, 'The current password is wrong.'),
  ),
  play: async (context) => {
    await changePassword(context, 'wrong one', 'password one', 'password one')
    await expect(await screen.findByText('The current password is wrong.')).toBeInTheDocument()
    for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
      await expect(context.canvas.getByLabelText(label)).toHaveValue('')
    }
    await expect(context.canvas.getByLabelText('Current Password')).toHaveFocus()
  },
}

/** Nobody knows whether the password was changed, so what was typed stays and no failure is reported. */
export const Unanswered: Story = {
  parameters: answering(http.post('/api/user/change-password', () => HttpResponse.error())),
  play: async (context) => {
    await changePassword(context, 'current', 'password one', 'password one')
    await expect(await screen.findByText(/it may be changed/)).toBeInTheDocument()
    await expect(context.canvas.getByLabelText('Current Password')).toHaveValue('current')
    for (const label of ['New Password', 'Confirm New Password']) {
      await expect(context.canvas.getByLabelText(label)).toHaveValue('password one')
    }
  },
}
