import * as z from 'zod/mini'
import { timeOutput } from '../base/dates'
import { anyoneLimited, body, notFound } from '../procedure-builders'
import { resetLinkHours } from './link-hours'
import { linkToken } from './link-token'
import { newPasswordFields, newSession, optionalCode } from './member'

export const inviteMessages = {
  invalid: 'This link cannot be used any more. Please ask an admin for a new one.',
  blocked: 'Unblock the member first.',
  /** The same for an unknown member, so that nobody learns who has an account. */
  linkRequested: `If this member has a confirmed e-mail address, a mail with a link to choose a new password goes there now, or went there a short while ago. The link works for ${resetLinkHours} hours.`,
} as const

const invalid = { NOT_FOUND: { ...notFound.NOT_FOUND, message: inviteMessages.invalid } }

const token = linkToken(inviteMessages.invalid)

/** Only members with a second factor need a code. */
export const inviteForm = body({ ...newPasswordFields, code: optionalCode })

export const invite = z.object({ username: z.string(), expiresAt: timeOutput })

export type Invite = z.infer<typeof invite>

/** Under `/invite`, not `/api`. Tokens are sent in bodies only, because addresses end up in logs. */
export const inviteContract = {
  read: anyoneLimited
    .post('/read', 'Whose invite it is')
    .errors(invalid)
    .input(body({ token }))
    .output(invite),
  accept: anyoneLimited
    .post('/accept', 'Set the password and sign in')
    .errors(invalid)
    .input(body({ token, newPassword: newPasswordFields.newPassword, code: optionalCode }))
    .output(newSession),
}
