import { userMessages } from '@tropa/contract/user'
import { api, callerOf } from '../api/api'
import { fieldErrors } from '../api/errors'
import { retryTransient } from '../database/retry'
import type { Member } from '../payload-types'
import { slugs } from '../slugs'
import { verifyPassword } from './password'
import { endSession } from '../access/session-store'
import { signIn } from './sign-in'

/** The calls on the signed-in member. */
export const userRoutes = {
  login: api.user.login.handler(async ({ context, input }) => {
    const { payload, limits, address } = context
    const { token, member } = await signIn(payload, limits, { ...input, address })
    const { username, userType, teams } = member
    return { token, result: { username, userType, role: teams ?? [] } }
  }),
  logout: api.user.logout.handler(async ({ context }) => {
    const { id, sid } = callerOf(context)
    await endSession(context.payload, id, sid)
    return { message: 'Logged out.' }
  }),
  changePassword: api.user.changePassword.handler(async ({ context, input }) => {
    const { payload } = context
    const { id, sid } = callerOf(context)
    const stored = await payload.db.findOne<Member>({
      collection: slugs.members,
      where: { id: { equals: id } },
    })
    if (!stored || !(await verifyPassword(input.currentPassword, stored))) {
      throw fieldErrors({ currentPassword: userMessages.wrongCurrentPassword })
    }
    // Payload ends every session but the one of the user it is given.
    await retryTransient(() =>
      payload.update({
        collection: slugs.members,
        id,
        data: { password: input.newPassword },
        user: { ...stored, collection: slugs.members, _sid: sid },
        overrideAccess: true,
      }),
    )
    return { message: userMessages.passwordChanged }
  }),
}
