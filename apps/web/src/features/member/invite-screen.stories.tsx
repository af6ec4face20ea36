import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { inviteMessages } from '@tropa/contract/member/invite'
import { linkNotWhole } from '@tropa/contract/member/link-token'
import { paths } from '@tropa/contract/pages'
import { delay, http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { mockProcedure } from '../../testing/mock-procedures'
import { answeringPublic } from '../../testing/mock-public-procedures'
import { PublicStory } from '../../testing/public-story'
import { shows } from '../../testing/plays'
import { InviteScreen } from './invite-screen'

const readPath = `${paths.invite}/read`
const read = http.post(readPath, () =>
  HttpResponse.json({ username: 'mia', expiresAt: '2026-08-21T09:00:00.000Z' }),
)

const meta = {
  title: 'Screens/Members/Invite',
  component: PublicStory,
  parameters: { layout: 'fullscreen', ...answeringPublic(read) },
  args: { address: `${paths.invite}#${'k'.repeat(43)}`, Screen: InviteScreen },
} satisfies Meta<typeof PublicStory>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('@mia')).toBeVisible())
    await userEvent.type(canvas.getByLabelText(/^New Password/), 'a horse')
    await userEvent.type(canvas.getByLabelText(/^Confirm New Password/), 'another')
    await userEvent.click(canvas.getByRole('button', { name: 'Set password and log in' }))
    await waitFor(() => expect(canvas.getByText('New passwords do not match')).toBeVisible())
    await expect(canvas.getByLabelText(/^Confirm New Password/)).toHaveFocus()
  },
}

let accepts = 0

/** The password works although the answer was lost: nobody is sent for a new link. */
export const LostAnswer: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    accepts = 0
  },
  parameters: answeringPublic(
    read,
    http.post(`${paths.invite}/accept`, () => {
      accepts += 1
      return accepts === 1
        ? HttpResponse.error()
        : HttpResponse.json({ message: inviteMessages.invalid }, { status: 404 })
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^New Password/), 'a brand new horse')
    await userEvent.type(canvas.getByLabelText(/^Confirm New Password/), 'a brand new horse')
    const button = canvas.getByRole('button', { name: 'Set password and log in' })
    await userEvent.click(button)
    await expect(await screen.findByText('Connection error.')).toBeInTheDocument()
    await userEvent.click(button)
    await expect(await canvas.findByText(/may have been set already/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to the login' })).toBeVisible()
    await expect(screen.queryByText(inviteMessages.invalid)).toBeNull()
  },
}

export const Loading: Story = {
  parameters: answeringPublic(http.post(readPath, () => delay('infinite'))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible())
  },
}

export const InvalidInvite: Story = {
  parameters: answeringPublic(
    mockProcedure(contract.member.resetLinks, { isOffered: true }),
    http.post(readPath, () =>
      HttpResponse.json({ message: inviteMessages.invalid }, { status: 404 }),
    ),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(inviteMessages.invalid)).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/login#forgot',
    )
  },
}

/** A mail program has cut the link at a line break. */
export const PartOfALink: Story = {
  args: { address: `${paths.invite}#${'k'.repeat(20)}` },
  play: shows(linkNotWhole),
}

export const Failed: Story = {
  parameters: answeringPublic(http.post(readPath, () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible())
  },
}
