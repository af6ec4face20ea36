import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  confirmationMail,
  farewellMail,
  inquiryMail,
  inviteMail,
  memberMailText,
  newLinkMail,
  reminderMail,
  resetLinkMail,
  teamMailText,
  trialMail,
  type MailText,
} from '@tropa/contract/notification/mails'
import { dueLine, meetingLine, newsLine, ownMail } from '@tropa/contract/notification/own-mails'
import { loginAddress } from '@tropa/contract/member/login-address'
import { paths } from '@tropa/contract/pages'
import { Card } from '@tropa/ui/card'

interface MailPreviewProps {
  mail: MailText
  /** The member who gets it; without one it goes to the team. */
  username?: string
}

const publicUrl = 'https://team.example.com'

const team = { name: 'Tropa', publicUrl }

/** A mail as its reader sees it, in plain text. */
const MailPreview = ({ mail, username }: MailPreviewProps) => (
  <Card className="mx-auto max-w-2xl">
    <p className="font-semibold break-words">{mail.subject}</p>
    <p className="mt-4 break-words whitespace-pre-wrap">
      {username === undefined
        ? teamMailText(mail.paragraphs, team)
        : memberMailText(username, mail.paragraphs, team)}
    </p>
  </Card>
)

const linkTo = (page: string) => `${publicUrl}/${page}#${'Zm9vYmFy'.repeat(5)}abc`

const meta = {
  title: 'Screens/Members/Mails',
  component: MailPreview,
  args: { username: 'ana' },
} satisfies Meta<typeof MailPreview>

export default meta
type Story = StoryObj<typeof meta>

export const Reminder: Story = {
  args: {
    mail: reminderMail(
      { title: 'Draft chapter 4', deadline: '2026-08-17' },
      { sender: 'ada', userType: 'user', publicUrl },
    ),
  },
}

export const ConfirmAddress: Story = { args: { mail: confirmationMail(linkTo('confirm')) } }

export const AddressChanged: Story = { args: { mail: farewellMail('changed', publicUrl) } }

export const AddressRemoved: Story = { args: { mail: farewellMail('removed', publicUrl) } }

export const Invite: Story = {
  args: { mail: inviteMail(linkTo('invite'), { name: team.name, sender: 'ada' }) },
}

export const NewLink: Story = {
  args: { mail: newLinkMail(linkTo('invite'), { name: team.name, sender: 'ada' }) },
}

export const ForgottenPassword: Story = { args: { mail: resetLinkMail(linkTo('invite')) } }

export const NewInquiry: Story = {
  args: {
    username: undefined,
    mail: inquiryMail(
      {
        name: 'Maria',
        category: 'Feedback',
        email: 'maria@example.com',
        desc: 'The calendar helped me a lot.\nThank you!',
      },
      `${publicUrl}${loginAddress(paths.adminInquiry)}`,
    ),
  },
}

export const TestMail: Story = { args: { mail: trialMail(publicUrl) } }

const recipient = {
  userType: 'user',
  publicUrl,
  unsubscribe: `${publicUrl}${paths.unsubscribe}?kind=reminders&key=${'Zm9vYmFy'.repeat(8)}`,
} as const

const coming = [
  dueLine('Draft chapter 4', '2026-08-17', '2026-08-16'),
  dueLine('Record the demo video', '2026-08-19', '2026-08-16'),
  meetingLine('Stand-up', 'Aug 17, 2026, 4:00 PM'),
]

export const Reminders: Story = { args: { mail: ownMail('reminders', coming, recipient) } }

export const Summary: Story = { args: { mail: ownMail('summary', coming, recipient) } }

export const News: Story = {
  args: {
    mail: ownMail(
      'news',
      [
        newsLine('todo', 'new', 'Draft chapter 4', 'due Aug 17, 2026'),
        newsLine('meeting', 'off', 'Stand-up'),
      ],
      { ...recipient, isLast: true },
    ),
  },
}
