import * as z from 'zod/mini'
import {
  anyone,
  anyoneLimited,
  body,
  confirmation,
  member,
  memberLimited,
  notFound,
  settingUp,
} from '../procedure-builders'
import { atMost, maxLength, nullableText, requiredText, tooLong } from '../base/text'
import { sessionSeconds } from './session-length'

export const userTypes = ['admin', 'user'] as const

export type UserType = (typeof userTypes)[number]

/** In UTF-16 units. */
export const minPasswordLength = 6

export const memberMessages = {
  usernameNeeded: 'Please enter your username.',
  wrongCredentials: 'Wrong username or password.',
  missingCode: 'Please enter the code of your authenticator app',
  setUpFirst: 'Set up your second factor first.',
  wrongCurrentPassword: 'The current password is wrong.',
  currentPasswordNeeded: 'Please enter your current password.',
  passwordsDiffer: 'New passwords do not match',
  passwordChanged: 'Password changed successfully!',
  loggedOut: 'Logged out.',
  editorsOnly: 'Only admins and editors may do this.',
  panelClosed: 'Only admins and editors may open the editors’ panel.',
  panelNeedsSignIn: 'Please sign in again to open the editors’ panel.',
  sessionEnded: 'You are not signed in, or your session has ended. Sign in again.',
} as const

const newPasswordMissing = `Please enter a new password (minimum ${minPasswordLength} characters).`
const confirmMissing = 'Please confirm your new password.'

/** Not `z.minLength`, which counts code points instead of UTF-16 units. */
const isLongEnough = (text: string) => text.length >= minPasswordLength

/** Only members with a second factor need a code; an empty one counts as absent. */
export const optionalCode = z.optional(
  z
    .string({ error: memberMessages.missingCode })
    .check(...atMost(maxLength.code, tooLong(maxLength.code))),
)

export const loginForm = body({
  username: requiredText(memberMessages.usernameNeeded, maxLength.username),
  password: requiredText('Please enter your password.', maxLength.password),
  code: optionalCode,
})

export const linkRequest = body({ username: loginForm.shape.username })

export type LoginForm = z.infer<typeof loginForm>

/** The fields of a form that sets a password; the screen checks on submit that they match. */
export const newPasswordFields = {
  newPassword: requiredText(newPasswordMissing, maxLength.password)
    .check(z.refine(isLongEnough, newPasswordMissing))
    .register(z.globalRegistry, {
      description: `${minPasswordLength} to ${maxLength.password} UTF-16 units`,
    }),
  confirmPassword: requiredText(confirmMissing, maxLength.password).check(
    z.refine(isLongEnough, confirmMissing),
  ),
} as const

export const currentPassword = requiredText(
  memberMessages.currentPasswordNeeded,
  maxLength.password,
)

const changePassword = body({
  currentPassword,
  newPassword: newPasswordFields.newPassword,
})

/** The form of a password change; the screen checks on submit that both new passwords match. */
export const changePasswordForm = z.extend(changePassword, {
  confirmPassword: newPasswordFields.confirmPassword,
})

/** The signed-in member; `role` lists their teams. */
export const sessionUser = z.object({
  username: z.string(),
  userType: z.enum(userTypes),
  role: z.array(z.string()),
})

export type SessionUser = z.infer<typeof sessionUser>

export const newSession = z.object({ token: z.string(), result: sessionUser })

/**
 * What a member may do beyond their role: edit the site's content. The teams are the current ones, which may differ
 * from those at the sign-in.
 */
export const memberRights = z.object({ mayEdit: z.boolean(), teams: z.array(z.string()) })

/** How many drafts and scheduled changes of the site wait; none for members who may not edit it. */
const waitingContent = z.object({ drafts: z.int(), scheduled: z.int() })

/** A token's payload; `exp` is in seconds since 1970. */
export const tokenPayload = z.object({
  id: z.string(),
  username: z.string(),
  userType: z.enum(userTypes),
  exp: z.number(),
})

export type TokenPayload = z.infer<typeof tokenPayload>

export const memberContract = {
  login: anyoneLimited
    .post('/user/login', `Sign in for ${sessionSeconds / 86_400} days`)
    .errors({ UNAUTHORIZED: { status: 401, message: memberMessages.wrongCredentials } })
    .input(loginForm)
    .output(newSession),
  resetLinks: anyone
    .get('/user/forgot-password', 'Whether links to choose a new password are mailed')
    .output(z.object({ isOffered: z.boolean() })),
  forgotPassword: anyoneLimited
    .post('/user/forgot-password', 'Mail a link to choose a new password to a confirmed address')
    .errors(notFound)
    .input(linkRequest)
    .output(confirmation),
  logout: settingUp.post('/user/logout', 'End this session').output(confirmation),
  rights: member
    .get('/user/rights', 'Whether the member may change the site’s content, and their teams')
    .output(memberRights),
  waiting: member
    .get('/user/waiting', 'What of the site waits for the editor')
    .output(waitingContent),
  me: member
    .get('/user/me', 'The caller as the server knows them now')
    .output(z.extend(sessionUser, { name: nullableText('What people call the member, or null') })),
  changePassword: memberLimited
    .post('/user/change-password', 'Change the password and end every other session')
    .input(changePassword)
    .output(confirmation),
}
