import { userMessages } from '@tropa/contract/user'
import { api, callerOf } from '../api/api'
import { apiError, fieldErrors } from '../api/errors'
import type { Member } from '../payload-types'
import { slugs } from '../slugs'
import { verifyPassword } from './password'
import { endSession, keepOnlySession } from './sessions'
import { signIn, toSessionUser } from './sign-in'

/** The calls on the signed-in member. */
export const userRoutes = {
  login: api.user.login.handler(async ({ context, input }) => {
    const signedIn = await signIn(context.payload, input.username, input.password)
    if (!signedIn) throw apiError('UNAUTHORIZED', userMessages.wrongCredentials)
    return { token: signedIn.token, result: toSessionUser(signedIn.member) }
  }),
  logout: api.user.logout.handler(async ({ context }) => {
    await endSession(context.payload, callerOf(context))
    return { message: 'Logged out.' }
  }),
  changePassword: api.user.changePassword.handler(async ({ context, input }) => {
    const { payload } = context
    const caller = callerOf(context)
    const stored = await payload.db.findOne<Member>({
      collection: slugs.members,
      where: { id: { equals: caller.id } },
    })
    if (!(await verifyPassword(input.currentPassword, stored ?? undefined))) {
      throw fieldErrors({ currentPassword: userMessages.wrongCurrentPassword })
    }
    await payload.update({
      collection: slugs.members,
      id: caller.id,
      data: { password: input.newPassword },
      overrideAccess: true,
    })
    await keepOnlySession(payload, caller)
    return { message: userMessages.passwordChanged }
  }),
}
