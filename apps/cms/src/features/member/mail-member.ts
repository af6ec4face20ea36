import { memberMailText, tooManyMails, type MailText } from '@tropa/contract/mail/mails'
import type { Payload, Where } from 'payload'
import { notBlocked } from '../../payload/access/admins'
import { findRows } from '../../database/rows'
import { isMailSetUp } from '../../payload/email/adapter'
import type { Member } from '../../payload/payload-types'
import { apiError } from '../../rpc/errors'

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
  })
  return isTaken === true
}

export const mailNotTaken = () =>
  apiError('SERVICE_UNAVAILABLE', tooManyMails, { 'Retry-After': '60' })

/** The same, whatever becomes of the mail. */
export const mailMember = (...mail: Parameters<typeof handMailOver>): void => {
  void handMailOver(...mail)
}

const handOver = async (payload: Payload, where: Where, mail: MailText) => {
  const members = await findRows(payload, 'members', {
    where: { and: [where, notBlocked, { emailConfirmed: { equals: true } }] },
    select: { username: true, email: true },
  })
  for (const { username, email } of members) {
    if (email) mailMember(payload, { username }, { to: email, ...mail })
  }
}

/**
 * Hands a mail over for each of some members who has a confirmed address, without waiting for it: what it
 * tells of has been stored already.
 */
export const mailConfirmed = (payload: Payload, where: Where, mail: MailText): void => {
  if (!isMailSetUp(payload)) return
  handOver(payload, where, mail).catch((err: unknown) => {
    payload.logger.error({ err, msg: 'A mail was not handed over' })
  })
}
