import { memberMessages } from '@tropa/contract/member'
import { retryTransient } from '../../database/retry'
import type { Member } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { fieldErrors } from '../../rpc/errors'
import { api, requireSession } from '../../rpc/procedure'
import { endSession } from '../../rpc/session-store'
import { admit } from './password/gate'
import { withPreparedPassword } from './password/prepared-password'
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
    const turn = { line: id, isKnown: true }
    const checkCurrent = async () => {
      const stored = await payload.db.findOne<Member>({
        collection: slugs.members,
        where: { id: { equals: id } },
      })
      const isCorrect = await verifyPassword(input.currentPassword, stored ?? undefined, turn)
      return stored && isCorrect ? stored : undefined
    }
    await limits.checkCurrentPassword(id)
    const member = await admit(turn, () => limits.tryCurrentPassword(id, checkCurrent))
    if (!member) throw fieldErrors({ currentPassword: memberMessages.wrongCurrentPassword })
    const store = () =>
      payload.update({
        collection: slugs.members,
        id,
        data: { password: input.newPassword },
        // The session of this user is the one that does not end.
        user: { ...member, collection: slugs.members, _sid: sid },
        overrideAccess: true,
      })
    await withPreparedPassword(input.newPassword, turn, () => retryTransient(store), {
      replaces: member.hash,
    })
    return { message: memberMessages.passwordChanged }
  }),
}
