import {
  addressChangedMail,
  addressRemovedMail,
  confirmationMail,
  type MailText,
} from '@tropa/contract/mail/mails'
import type { Payload } from 'payload'
import { isMailSetUp } from '../../../payload/email/adapter'
import type { Member } from '../../../payload/payload-types'
import { handMailOver, mailMember } from '../links/mail-member'

/**
 * Hands the link that confirms an address over to be mailed to it.
 *
 * @returns whether the mail was taken
 */
export const mailConfirmation = (
  payload: Payload,
  member: Pick<Member, 'username'>,
  to: string,
  token: string,
): Promise<boolean> => {
  // Browsers do not send the part after #, so it gets into no log and no Referer header.
  const link = `${payload.config.serverURL}/confirm#${token}`
  return handMailOver(payload, member, { to, ...confirmationMail(link) })
}

/** Tells a confirmed address what has become of it: whoever took a session over must not do so unnoticed. */
const mailFarewell = (payload: Payload, member: Member, mail: MailText): void => {
  if (!member.email || !member.emailConfirmed || !isMailSetUp(payload)) return
  mailMember(payload, member, { to: member.email, ...mail })
}

/** Tells a member's confirmed address that another one has taken its place. */
export const mailChanged = (payload: Payload, member: Member): void =>
  mailFarewell(payload, member, addressChangedMail(payload.config.serverURL))

/** Tells a member's confirmed address that it was taken away. */
export const mailRemoved = (payload: Payload, member: Member): void =>
  mailFarewell(payload, member, addressRemovedMail(payload.config.serverURL))
