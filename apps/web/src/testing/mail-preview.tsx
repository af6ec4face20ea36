import { memberMailText, type MailText } from '@tropa/contract/mail/mails'
import { Card } from '@tropa/ui/card'

export interface MailPreviewProps {
  mail: MailText
  /** The member who gets it; without one it goes to the team. */
  username?: string
}

/** A mail as its reader sees it: mails are plain text. */
export const MailPreview = ({ mail, username }: MailPreviewProps) => (
  <Card className="mx-auto max-w-2xl">
    <p className="font-semibold break-words">{mail.subject}</p>
    <p className="mt-4 break-words whitespace-pre-wrap">
      {username === undefined
        ? mail.paragraphs.join('\n\n')
        : memberMailText(username, mail.paragraphs)}
    </p>
  </Card>
)
