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

/** Tells a confirmed address what has become of it: whoever took a session over must not do so unnoticed. */
const mailFarewell = (payload: Payload, member: Member, subject: string, news: string): void => {
  if (!member.email || !member.emailConfirmed || !isMailSetUp(payload)) return
  mailMember(payload, member, {
    to: member.email,
    subject,
    paragraphs: [
      `${news} You get no more mail at this address.`,
      `You get this mail because this was your confirmed address. If that was not you, log in at ${payload.config.serverURL}/login, change your password in your profile and tell an admin.`,
    ],
  })
}

/** Tells a member's confirmed address that another one has taken its place. */
export const mailChanged = (payload: Payload, member: Member): void =>
  mailFarewell(
    payload,
    member,
    'Your e-mail address was changed',
    'another e-mail address has taken the place of this one in your profile.',
  )

/** Tells a member's confirmed address that it was taken away. */
export const mailRemoved = (payload: Payload, member: Member): void =>
  mailFarewell(
    payload,
    member,
    'Your e-mail address was removed',
    'this e-mail address was removed from your profile.',
  )
