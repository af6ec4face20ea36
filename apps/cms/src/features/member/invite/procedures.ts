import { implement } from '@orpc/server'
import { inviteContract, inviteMessages } from '@tropa/contract/invite'
import type { ApiContext } from '../../../rpc/context'
import { apiError } from '../../../rpc/errors'
import { acceptInvite, readInvite } from './invite'
import { openSession } from '../sign-in'

const calls = implement(inviteContract).$context<ApiContext>()

const refuse = async ({ limits, address }: ApiContext) => {
  await limits.inviteFailed(address)
  return apiError('NOT_FOUND', inviteMessages.invalid)
}

/** The calls of whoever holds an invite. */
export const inviteProcedures = {
  read: calls.read.handler(async ({ context, input }) => {
    await context.limits.checkInvite(context.address)
    const member = await readInvite(context.payload, input.token)
    if (!member?.inviteExpiresAt) throw await refuse(context)
    return {
      username: member.username,
      expiresAt: new Date(member.inviteExpiresAt).toISOString(),
    }
  }),
  accept: calls.accept.handler(async ({ context, input }) => {
    const { payload, limits, address } = context
    await limits.checkInvite(address)
    const member = await acceptInvite(payload, input)
    if (!member) throw await refuse(context)
    const { username, userType, teams } = member
    await limits.forgetLogins(username)
    const { token } = await openSession(payload, member)
    return { token, result: { username, userType, role: teams ?? [] } }
  }),
}
