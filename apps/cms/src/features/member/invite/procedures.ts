import { implement } from '@orpc/server'
import { inviteContract, inviteMessages } from '@tropa/contract/invite'
import { memberMessages } from '@tropa/contract/member'
import { isBlank } from '@tropa/contract/schemas/text'
import type { ApiContext } from '../../../rpc/context'
import { apiError, fieldErrors } from '../../../rpc/errors'
import { addressLine } from '../../../rpc/rate-limits'
import { codeErrors, requireRight } from '../second-factor/require-right'
import { toSessionUser } from '../session-user'
import { openSession } from '../sign-in'
import { acceptInvite } from './accept-invite'
import { readInvite } from './invite'

const invites = implement(inviteContract).$context<ApiContext>()

const invalidInvite = () => apiError('NOT_FOUND', inviteMessages.invalid)

/** An invite replaces a forgotten password, never the second factor. */
const checkInviteCode = async (
  context: ApiContext,
  { token, code = '' }: { token: string; code?: string | undefined },
) => {
  const { payload, limits } = context
  const member = (await readInvite(payload, token))?.member
  if (!member?.secondFactorSecret) return
  if (isBlank(code)) throw fieldErrors({ code: memberMessages.missingCode })
  await requireRight(limits, member.id, () => codeErrors(context, member, code))
}

/** Implements the contract's procedures under `/invite`. */
export const inviteProcedures = {
  read: invites.read.handler(async ({ context: { payload, limits, address }, input }) => {
    const invite = await limits.tryInvite(address, () => readInvite(payload, input.token))
    if (!invite) throw invalidInvite()
    return {
      username: invite.member.username,
      expiresAt: new Date(invite.expiresAt).toISOString(),
    }
  }),

  accept: invites.accept.handler(async ({ context, input }) => {
    const { limits, address, deviceCookie } = context
    const turn = { line: addressLine(address), isKnown: false }
    const member = await limits.tryInvite(address, async () => {
      await checkInviteCode(context, input)
      return acceptInvite(context, input, turn)
    })
    if (!member) throw invalidInvite()
    await limits.clearFailedLogins(member.username)
    const { token, deviceToken } = await openSession(context, member)
    deviceCookie?.set(deviceToken)
    return { token, result: toSessionUser(member) }
  }),
}
