import type { Meta, StoryObj } from '@storybook/react-vite'
import { emailAddressHash, emailAddressMessages } from '@tropa/contract/member/email-address'
import { contract } from '@tropa/contract/contract'
import { paths } from '@tropa/contract/pages'
import { delay } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { failedStory, loadingStory } from '../../testing/load-stories'
import { answering, memberScreen } from '../../testing/member-screen'
import { MemberStory } from '../../testing/member-story'
import { mockFieldErrors, mockProcedure, mockResponse } from '../../testing/mock-procedures'
import { type PlayContext, shows } from '../../testing/plays'
import { ProfileScreen } from './profile-screen'

const { get, change } = contract.emailAddress

const confirmed = { email: 'ana@example.com', pending: null, confirmed: true }

const meta = {
  title: 'Screens/Members/E-mail address',
  component: MemberStory,
  parameters: memberScreen('user'),
  args: { address: paths.userProfile, Screen: ProfileScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const findInput = ({ canvas }: PlayContext) => canvas.findByLabelText('E-mail address')

const save = async (context: PlayContext, typed: string) => {
  const input = await findInput(context)
  await context.userEvent.clear(input)
  if (typed) await context.userEvent.type(input, typed)
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }))
}

export const Waiting: Story = {
  parameters: answering(
    mockProcedure(change, { ...confirmed, pending: 'ana.villanueva@example.com' }),
  ),
  play: async (context) => {
    await save(context, 'ana.villanueva@example.com')
    await waitFor(() =>
      expect(context.canvas.getByText(emailAddressMessages.checkMail)).toBeVisible(),
    )
    await expect(context.canvas.getByText('ana@example.com')).toBeVisible()
  },
}

export const None: Story = {
  parameters: answering(mockProcedure(get, { email: null, pending: null, confirmed: false })),
  play: async (context) => {
    await save(context, '')
    await waitFor(() =>
      expect(context.canvas.getByText(emailAddressMessages.invalid)).toBeVisible(),
    )
    await expect(await findInput(context)).toHaveFocus()
  },
}

/** The line on the home that asks for an address leads to its field. */
export const LedHere: Story = {
  tags: ['!dev', '!autodocs'],
  args: { address: `${paths.userProfile}${emailAddressHash}` },
  play: async (context) => {
    const input = await findInput(context)
    await waitFor(() => expect(input).toHaveFocus())
  },
}

export const NotConfirmed: Story = {
  parameters: answering(mockProcedure(get, { ...confirmed, confirmed: false })),
  play: shows('Not confirmed'),
}

export const Removed: Story = {
  parameters: answering(mockProcedure(change, { email: null, pending: null, confirmed: false })),
  play: async (context) => {
    await save(context, '')
    await expect(await screen.findByText(emailAddressMessages.removed)).toBeInTheDocument()
    await waitFor(() => expect(context.canvas.queryByText('Confirmed')).not.toBeInTheDocument())
  },
}

/** What is typed while the address is being saved stays in its field. */
export const TypedWhileSaving: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: answering(
    mockResponse(change, async () => {
      await delay(500)
      return { ...confirmed, pending: 'ana.v@example.co' }
    }),
  ),
  play: async (context) => {
    await save(context, 'ana.v@example.co')
    await context.userEvent.type(await findInput(context), 'm')
    await expect(await context.canvas.findByText(emailAddressMessages.checkMail)).toBeVisible()
    await expect(await findInput(context)).toHaveValue('ana.v@example.com')
  },
}

export const Invalid: Story = {
  parameters: answering(mockFieldErrors(change, 400, { email: emailAddressMessages.invalid })),
  play: async (context) => {
    await save(context, 'ana@refused.example')
    await waitFor(() =>
      expect(context.canvas.getByText(emailAddressMessages.invalid)).toBeVisible(),
    )
  },
}

export const Loading: Story = loadingStory(get, 'Loading')

export const Failed: Story = failedStory(get, 'Your e-mail address could not be loaded')
