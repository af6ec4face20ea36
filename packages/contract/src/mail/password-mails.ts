import { inviteHours, resetLinkHours } from '../invite'
import type { MailText } from './mail'

/** Gives somebody who was invited, or whose password an admin has reset, the link to choose one. */
export const inviteMail = (link: string): MailText => ({
  subject: 'Choose your password',
  paragraphs: [
    `choose your password with this link. It works once, and for ${inviteHours} hours:`,
    link,
    'You get this mail because an admin invited you or reset your password. If you did not expect it, leave it alone.',
  ],
})

/** Gives a member who forgot the password the link to choose a new one. */
export const resetLinkMail = (link: string): MailText => ({
  subject: 'Choose a new password',
  paragraphs: [
    `choose a new password with this link. It works once, and for ${resetLinkHours} hours:`,
    link,
    'You get this mail because somebody asked for it at “Forgot password?” with your username. If that was not you, leave it alone: nothing has changed.',
  ],
})
