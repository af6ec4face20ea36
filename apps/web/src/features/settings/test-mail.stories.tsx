import type { Meta, StoryObj } from '@storybook/react-vite'
import { contract } from '@tropa/contract/contract'
import { testMailMessages } from '@tropa/contract/notification/test-mail'
import { paths } from '@tropa/contract/pages'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { answering, memberScreen } from '../../testing/member-screen'
import { MemberStory } from '../../testing/member-story'
import { mockError, mockProcedure } from '../../testing/mock-procedures'
import type { PlayContext } from '../../testing/plays'
import { SetupScreen } from './setup-screen'

const meta = {
  title: 'Screens/Admin/Test mail',
  component: MemberStory,
  parameters: memberScreen('admin'),
  args: { address: paths.adminSetup, Screen: SetupScreen },
} satisfies Meta<typeof MemberStory>

export default meta
type Story = StoryObj<typeof meta>

const sendsTestMail = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Send me a test mail' }))

export const Sent: Story = {
  parameters: answering(
    mockProcedure(contract.testMail.send, {
      message: testMailMessages.sent,
      data: { accepted: true, spf: 'found', dmarc: 'missing' },
    }),
  ),
  play: async (context) => {
    await sendsTestMail(context)
    await expect(
      await context.canvas.findByText(
        /^Test mail sent\..* The sender’s domain has SPF and has no DMARC\. Without both/,
      ),
    ).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: answering(
    mockProcedure(contract.testMail.send, {
      message: testMailMessages.refused,
      data: { accepted: false, spf: 'unknown', dmarc: 'unknown' },
    }),
  ),
  play: async (context) => {
    await sendsTestMail(context)
    await expect(
      await context.canvas.findByText(
        /^The mail server did not take the mail\..* did not say whether it has DMARC\.$/,
      ),
    ).toBeVisible()
  },
}

export const WithoutAddress: Story = {
  parameters: answering(mockError(contract.testMail.send, 400, testMailMessages.noAddress)),
  play: async (context) => {
    await sendsTestMail(context)
    await expect(await context.canvas.findByText(testMailMessages.noAddress)).toBeVisible()
  },
}

/** A mail that may have been sent is not said to have failed. */
export const Unanswered: Story = {
  tags: ['!autodocs'],
  parameters: answering(http.post('/api/settings/test-mail', () => HttpResponse.error())),
  play: async (context) => {
    await sendsTestMail(context)
    await expect(await context.canvas.findByText(/^No answer came\. It may/)).toBeVisible()
  },
}
