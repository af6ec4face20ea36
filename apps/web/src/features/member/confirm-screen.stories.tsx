import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { emailAddressMessages } from '@tropa/contract/member/email-address'
import { linkNotWhole } from '@tropa/contract/member/link-token'
import { paths } from '@tropa/contract/pages'
import { expect, waitFor } from 'storybook/test'
import { mockError, mockLost, mockPending, mockProcedure } from '../../testing/mock-procedures'
import { storedMember } from '../../testing/member-story'
import { answeringPublic } from '../../testing/mock-public-procedures'
import { PublicStory } from '../../testing/public-story'
import { type PlayContext, shows } from '../../testing/plays'
import { ConfirmScreen } from './confirm-screen'

const { confirm } = contract.emailAddress

const meta = {
  title: 'Screens/Members/Confirm an address',
  component: PublicStory,
  parameters: {
    layout: 'fullscreen',
    ...answeringPublic(mockProcedure(confirm, { message: emailAddressMessages.confirmed })),
  },
  args: { address: `${paths.confirm}#${'k'.repeat(43)}`, Screen: ConfirmScreen },
} satisfies Meta<typeof PublicStory>

export default meta
type Story = StoryObj<typeof meta>

const confirmAddress = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Confirm my address' }))

export const Asking: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Confirm my address' })).toBeVisible(),
    )
    await expect(canvas.queryByText(emailAddressMessages.confirmed)).not.toBeInTheDocument()
  },
}

export const Confirmed: Story = {
  parameters: { storage: storedMember('admin') },
  play: async (context) => {
    await confirmAddress(context)
    const message = await context.canvas.findByText(emailAddressMessages.confirmed)
    await waitFor(() => expect(message).toHaveFocus())
    const onwards = context.canvas.getByRole('link', { name: 'Go to your profile' })
    await expect(onwards).toHaveAttribute('href', paths.adminProfile)
  },
}

export const InvalidLink: Story = {
  parameters: answeringPublic(mockError(confirm, 404, emailAddressMessages.invalidLink)),
  play: async (context) => {
    await confirmAddress(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent(emailAddressMessages.invalidLink),
    )
    const onwards = context.canvas.getByRole('link', { name: 'Go to the login' })
    await expect(onwards).toHaveAttribute('href', paths.login)
  },
}

export const WithoutToken: Story = {
  args: { address: paths.confirm },
  play: shows(linkNotWhole),
}

export const Loading: Story = {
  parameters: answeringPublic(mockPending(confirm)),
  play: async (context) => {
    await confirmAddress(context)
    const button = context.canvas.getByRole('button', { name: 'Confirm my address' })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  },
}

export const Failed: Story = {
  parameters: answeringPublic(mockError(confirm, 500, 'Something went wrong')),
  play: async (context) => {
    await confirmAddress(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Try again' })).toBeVisible(),
    )
  },
}

let confirms = 0

/** The address may be confirmed although the answer was lost: nobody is sent for a new link. */
export const LostAnswer: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    confirms = 0
  },
  parameters: answeringPublic(
    mockLost(confirm, () => {
      confirms += 1
      return confirms === 1
    }),
    mockError(confirm, 404, emailAddressMessages.invalidLink),
  ),
  play: async (context) => {
    await confirmAddress(context)
    const { canvas, userEvent } = context
    await expect(await canvas.findByText(/^No answer came\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    const message = await canvas.findByText(emailAddressMessages.perhapsConfirmed)
    await waitFor(() => expect(message).toHaveFocus())
  },
}
