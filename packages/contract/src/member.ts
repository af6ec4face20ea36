import * as z from 'zod/mini'
import { anyoneLimited, body, confirmation, member } from './procedure'
import { maxLength, requiredText } from './schemas/text'

/** The two kinds of member. */
export const userTypes = ['admin', 'user'] as const

/** A kind of member. */
export type UserType = (typeof userTypes)[number]

/** How long a session lasts, in seconds. */
export const sessionSeconds = 7 * 24 * 60 * 60

/** Fewest characters of a password (specification, section 5). */
export const minPasswordLength = 6

/** What a member is told about a login or a password. */
export const memberMessages = {
  wrongCredentials: 'Wrong username or password.',
  wrongCurrentPassword: 'The current password is wrong.',
  passwordsDiffer: 'New passwords do not match',
  passwordChanged: 'Password changed successfully!',
} as const

const newPasswordMissing = 'Please enter a new password (minimum 6 characters).'
const confirmMissing = 'Please confirm your new password.'

/** In UTF-16 units like every length; `z.minLength` counts code points. */
const isLongEnough = (text: string) => text.length >= minPasswordLength

const password = (missing: string) =>
  requiredText(missing, maxLength.password)
    .check(z.refine(isLongEnough, missing))
    .register(z.globalRegistry, {
      description: `${minPasswordLength} to ${maxLength.password} UTF-16 units`,
    })

/** The login form. */
export const loginForm = body({
  username: requiredText('Please enter your username.', maxLength.username),
  password: requiredText('Please enter your password.', maxLength.password),
})

/** The login form's fields. */
export type LoginForm = z.infer<typeof loginForm>

/** The two fields of a form that sets a password; that they match is checked when it is sent. */
export const newPasswordFields = {
  newPassword: password(newPasswordMissing),
  confirmPassword: password(confirmMissing),
} as const

const changePassword = body({
  currentPassword: requiredText('Please enter your current password.', maxLength.password),
  newPassword: newPasswordFields.newPassword,
})

/** The form of a password change; that both new passwords match is checked when it is sent. */
export const changePasswordForm = z.extend(changePassword, {
  confirmPassword: newPasswordFields.confirmPassword,
})

/** The fields of a password change. */
export type ChangePasswordForm = z.infer<typeof changePasswordForm>

/** Who signed in; `role` lists the member's teams. */
export const sessionUser = z.object({
  username: z.string(),
  userType: z.enum(userTypes),
  role: z.array(z.string()),
})

/** Who signed in. */
export type SessionUser = z.infer<typeof sessionUser>

/** What a token's payload carries; `exp` in seconds since 1970. */
export const tokenPayload = z.object({
  id: z.string(),
  username: z.string(),
  userType: z.enum(userTypes),
  exp: z.number(),
})

/** What a token's payload carries. */
export type TokenPayload = z.infer<typeof tokenPayload>

/** The calls on the signed-in member. */
export const memberContract = {
  login: anyoneLimited
    .errors({ UNAUTHORIZED: { status: 401, message: memberMessages.wrongCredentials } })
    .route({ method: 'POST', path: '/user/login', summary: 'Sign in for 7 days' })
    .input(loginForm)
    .output(z.object({ token: z.string(), result: sessionUser })),
  logout: member
    .route({ method: 'POST', path: '/user/logout', summary: 'End this session' })
    .output(confirmation),
  changePassword: member
    .route({
      method: 'POST',
      path: '/user/change-password',
      summary: 'Change the password and end every other session',
    })
    .input(changePassword)
    .output(confirmation),
}
