import { confirmHours } from '../account/email-address'
import type { MailText } from './mail'

/** Asks whoever reads an address to confirm it. */
export const confirmationMail = (link: string): MailText => ({
  subject: 'Confirm your e-mail address',
  paragraphs: [
    `confirm this address with this link. It works once, and for ${confirmHours} hours:`,
    link,
    'You get this mail because somebody who is signed in as you entered this address in the profile. If that was not you, leave the link alone.',
  ],
})

const farewellMail = (subject: string, news: string, publicUrl: string): MailText => ({
  subject,
  paragraphs: [
    `${news} You get no more mail at this address.`,
    `You get this mail because this was your confirmed address. If that was not you, log in at ${publicUrl}/login, change your password in your profile and tell an admin.`,
  ],
})

/** Tells a confirmed address that another one has taken its place. */
export const addressChangedMail = (publicUrl: string): MailText =>
  farewellMail(
    'Your e-mail address was changed',
    'another e-mail address has taken the place of this one in your profile.',
    publicUrl,
  )

/** Tells a confirmed address that it was taken away. */
export const addressRemovedMail = (publicUrl: string): MailText =>
  farewellMail(
    'Your e-mail address was removed',
    'this e-mail address was removed from your profile.',
    publicUrl,
  )
