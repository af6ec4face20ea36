import { confirmHours } from '@tropa/contract/account/email-address'
import type { Payload } from 'payload'
import { isMailSetUp } from '../../../payload/email/adapter'
import type { Member } from '../../../payload/payload-types'
import { mailMember } from '../links/mail-member'

/** Mails the link that confirms an address to it. */
export const mailConfirmation = (
  payload: Payload,
  member: Pick<Member, 'username'>,
  to: string,
  token: string,
): void =>
  mailMember(payload, member, {
    to,
    subject: 'Confirm your e-mail address',
    paragraphs: [
      `confirm this address with this link. It works once, and for ${confirmHours} hours:`,
      // Browsers do not send the part after #, so it gets into no log and no Referer header.
      `${payload.config.serverURL}/confirm#${token}`,
      'You get this mail because somebody who is signed in as you entered this address in the profile. If that was not you, leave the link alone.',
    ],
  })

/** Tells a confirmed address that it is a member's no more: whoever took a session over must not do so unnoticed. */
export const mailFarewell = (payload: Payload, member: Member): void => {
  if (!member.email || !member.emailConfirmed || !isMailSetUp(payload)) return
  mailMember(payload, member, {
    to: member.email,
    subject: 'Your e-mail address was changed',
    paragraphs: [
      'your account has another e-mail address now, or none. Links for a forgotten password are not mailed here any more.',
      `You get this mail because this was your confirmed address. If the change was not yours, change your password at ${payload.config.serverURL}/login and ask an admin.`,
    ],
  })
}
