import { memberMessages } from '@tropa/contract/member'
import { retryTransient } from '../../database/retry'
import type { Member } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { fieldErrors } from '../../rpc/errors'
import { api, requireSession } from '../../rpc/procedure'
import { endSession } from '../../rpc/session-store'
import { toSessionUser } from './session-user'
import { signIn } from './sign-in'
import { verifyPassword } from './verify-password'

/** Implements the contract's procedures of signing in and of the signed-in member. */
export const memberProcedures = {
  login: api.member.login.handler(async ({ context, input }) => {
    const { payload, limits, address } = context
    const { token, member } = await signIn(payload, limits, { ...input, address })
    return { token, result: toSessionUser(member) }
  }),

  logout: api.member.logout.handler(async ({ context }) => {
    const { id, sid } = requireSession(context)
    await endSession(context.payload, id, sid)
    return { message: memberMessages.loggedOut }
  }),

  changePassword: api.member.changePassword.handler(async ({ context, input }) => {
    const { payload, limits } = context
    const { id, sid } = requireSession(context)
    await limits.countCurrentPassword(id)
    const stored = await payload.db.findOne<Member>({
      collection: slugs.members,
      where: { id: { equals: id } },
    })
    if (!stored || !(await verifyPassword(input.currentPassword, stored))) {
      throw fieldErrors({ currentPassword: memberMessages.wrongCurrentPassword })
    }
    await limits.uncountCurrentPassword(id)
    // Payload ends every session except the one of the given user.
    await retryTransient(() =>
      payload.update({
        collection: slugs.members,
        id,
        data: { password: input.newPassword },
        user: { ...stored, collection: slugs.members, _sid: sid },
        overrideAccess: true,
      }),
    )
    return { message: memberMessages.passwordChanged }
  }),
}
