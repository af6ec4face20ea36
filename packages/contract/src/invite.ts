import * as z from 'zod/mini'
import { timeOutput } from './schemas/dates'
import { anyoneLimited, body, notFound } from './procedure-builders'
import { requiredText } from './schemas/text'
import { newPasswordFields, newSession, optionalCode } from './member'

export const inviteHours = 72

/** Rejects absurd tokens early; a real one has 43 characters. */
const maxTokenLength = 64

export const inviteMessages = {
  invalid: 'This link cannot be used any more. Please ask an admin for a new one.',
  blocked: 'Unblock the member first.',
  yourself: 'Change your own password on your account page.',
} as const

const invalid = { NOT_FOUND: { ...notFound.NOT_FOUND, message: inviteMessages.invalid } }

const token = requiredText(inviteMessages.invalid, maxTokenLength)

/** Only members with a second factor need a code. */
export const inviteForm = body({ ...newPasswordFields, code: optionalCode })

export const invite = z.object({ username: z.string(), expiresAt: timeOutput })

export type Invite = z.infer<typeof invite>

/** Under `/invite`, not `/api`. Tokens are sent in bodies only, because addresses end up in logs. */
export const inviteContract = {
  read: anyoneLimited
    .errors(invalid)
    .route({ method: 'POST', path: '/read', summary: 'Whose invite it is' })
    .input(body({ token }))
    .output(invite),
  accept: anyoneLimited
    .errors(invalid)
    .route({ method: 'POST', path: '/accept', summary: 'Set the password and sign in' })
    .input(body({ token, newPassword: newPasswordFields.newPassword, code: optionalCode }))
    .output(newSession),
}
