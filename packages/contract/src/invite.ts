import * as z from 'zod/mini'
import { timeAnswer } from './schemas/dates'
import { anyoneLimited, body, notFound } from './procedure'
import { requiredText } from './schemas/text'
import { newPasswordFields, sessionUser } from './member'

/** How long an invite can be used, in hours. */
export const inviteHours = 72

/** The longest token that is looked at; a real one has 43 characters. */
const maxTokenLength = 64

/** What somebody with an invite is told. */
export const inviteMessages = {
  worthless: 'This link cannot be used any more. Please ask an admin for a new one.',
  blocked: 'Unblock the member first.',
  yourself: 'Change your own password on your account page.',
} as const

const worthless = { NOT_FOUND: { ...notFound.NOT_FOUND, message: inviteMessages.worthless } }

const token = requiredText(inviteMessages.worthless, maxTokenLength)

/** The form that uses an invite up. */
export const inviteForm = body(newPasswordFields)

/** Whose invite it is. */
export const invite = z.object({ username: z.string(), expiresAt: timeAnswer })

/** Whose invite it is. */
export type Invite = z.infer<typeof invite>

/**
 * The calls under `/invite`, which belong to the page there and not to `/api`. The token travels in
 * bodies only: an address would leave it in logs.
 */
export const inviteContract = {
  read: anyoneLimited
    .errors(worthless)
    .route({ method: 'POST', path: '/read', summary: 'Whose invite it is' })
    .input(body({ token }))
    .output(invite),
  accept: anyoneLimited
    .errors(worthless)
    .route({ method: 'POST', path: '/accept', summary: 'Set the password and sign in' })
    .input(body({ token, newPassword: newPasswordFields.newPassword }))
    .output(z.object({ token: z.string(), result: sessionUser })),
}
