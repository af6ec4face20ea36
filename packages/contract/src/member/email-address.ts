import * as z from 'zod/mini'
import {
  anyoneLimited,
  body,
  confirmation,
  member,
  memberLimited,
  notFound,
} from '../procedure-builders'
import { emailText } from '../base/email'
import { confirmHours } from './link-hours'
import { linkToken } from './link-token'

/** How soon after a login an address must be saved, so that links to choose a new password may go to it. */
export const trustMinutes = 15

/** The hash that opens the profile at the field of the address. */
export const emailAddressHash = '#e-mail'

export const emailAddressMessages = {
  invalid: 'Please enter an e-mail address.',
  noMail: 'This server sends no mail. Set SMTP_URL to send reminders.',
  checkMail: `Check your mail: the link works for ${confirmHours} hours.`,
  removed: 'Your e-mail address was removed.',
  confirmed: 'Your e-mail address is confirmed.',
  invalidLink:
    'This link cannot be used any more. Save your address in your profile for a new one.',
  /** Said instead of that, if an earlier attempt may have used the link. */
  perhapsConfirmed: 'It may have been confirmed already: your profile shows it.',
} as const

/** A new address of the caller; `null` takes the present one away. */
export const emailAddressForm = body({ email: z.nullable(emailText(emailAddressMessages.invalid)) })

/** The caller's address, one that waits for its confirmation, and whether the first is confirmed. */
export const emailAddress = z.object({
  email: z.nullable(z.string()),
  pending: z.nullable(z.string()),
  confirmed: z.boolean(),
})

export type EmailAddress = z.infer<typeof emailAddress>

const path = '/user/contact'

export const emailAddressContract = {
  get: member.get(path, 'The own e-mail address').output(emailAddress),
  change: memberLimited
    .put(path, 'Change the caller’s e-mail address once the link mailed to the new one is followed')
    .input(emailAddressForm)
    .output(emailAddress),
  confirm: anyoneLimited
    .post(`${path}/confirm`, 'Confirm an e-mail address with the token that was mailed to it')
    .errors({ NOT_FOUND: { ...notFound.NOT_FOUND, message: emailAddressMessages.invalidLink } })
    .input(body({ token: linkToken(emailAddressMessages.invalidLink) }))
    .output(confirmation),
}
