import type { Payload } from 'payload'
import type { Member } from '../../../payload/payload-types'

interface MemberMail {
  to: string
  subject: string
  /** The text below the greeting, by paragraphs. The last one says why the mail came. */
  paragraphs: string[]
}

/** Hands a mail to one member over. Ask `isMailSetUp` first: a link must not get into the log. */
export const mailMember = (
  payload: Payload,
  { username }: Pick<Member, 'username'>,
  { to, subject, paragraphs }: MemberMail,
): void => {
  void payload.sendEmail({
    to,
    subject,
    text: [`Hello @${username},`, ...paragraphs].join('\n\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
}
