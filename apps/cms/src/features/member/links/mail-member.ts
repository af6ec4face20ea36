import { memberMailText, tooManyMails, type MailText } from '@tropa/contract/mail/mails'
import type { Payload } from 'payload'
import type { Member } from '../../../payload/payload-types'
import { apiError } from '../../../rpc/errors'

interface MemberMail extends MailText {
  to: string
  /** The same for each attempt to send the mail; without it each has one of its own. */
  messageId?: string
}

/**
 * Hands a mail to one member over. Ask `isMailSetUp` first: a link must not get into the log.
 *
 * @returns whether it was taken; where too many are waiting it is not
 */
export const handMailOver = async (
  payload: Payload,
  { username }: Pick<Member, 'username'>,
  { to, subject, paragraphs, messageId }: MemberMail,
): Promise<boolean> => {
  const isTaken = await payload.sendEmail({
    to,
    subject,
    text: memberMailText(username, paragraphs),
    ...(messageId !== undefined && { messageId }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  return isTaken === true
}

/** A 503 for a mail that was not taken. */
export const mailNotTaken = () =>
  apiError('SERVICE_UNAVAILABLE', tooManyMails, { 'Retry-After': '60' })

/** The same, whatever becomes of the mail. */
export const mailMember = (...mail: Parameters<typeof handMailOver>): void => {
  void handMailOver(...mail)
}
