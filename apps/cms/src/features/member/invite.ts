import { memberRow } from '../../rpc/session-store'
import { implement } from '@orpc/server'
import { inviteContract, inviteMessages } from '@tropa/contract/member/invite'
import { memberMessages } from '@tropa/contract/member/member'
import { isBlank, nameKey } from '@tropa/contract/base/text'
import { inUnitOfWork } from '../../database/unit-of-work'
import type { Member } from '../../payload/payload-types'
import type { ApiContext } from '../../rpc/context'
import { apiError, fieldErrors } from '../../rpc/errors'
import { addressLine } from '../../rpc/rate-limits'
import { readInvite } from './links'
import { admit } from './hashing-gate'
import { hashPassword } from './password-hash'
import { codeErrors, requireRight } from './second-factor/check-code'
import { openSession } from './sign-in'
import { writeMember } from './write-member'

const confirmedAddress = { emailConfirmed: true, emailTrusted: true }

const invites = implement(inviteContract).$context<ApiContext>()

const invalidInvite = () => apiError('NOT_FOUND', inviteMessages.invalid)

/** An invite replaces a forgotten password, never the second factor. */
const checkCode = async (context: ApiContext, member: Member, code = '') => {
  if (!member.secondFactorSecret) return
  if (isBlank(code)) throw fieldErrors({ code: memberMessages.missingCode })
  await requireRight(context.limits, member.id, () => codeErrors(context, member, code))
}

/**
 * Uses an invite and sets the password. Of any number of attempts at the same moment only one succeeds.
 *
 * @returns the member, or `undefined` when the invite is invalid
 */
const acceptInvite = async (
  context: ApiContext,
  { token, newPassword, code }: { token: string; newPassword: string; code?: string | undefined },
): Promise<Member | undefined> => {
  // Checked before a password is hashed, because only the holder of an invite may cause that.
  const session = (await readInvite(context.payload, token))?.member
  if (!session) return undefined
  await checkCode(context, session, code)
  const turn = { line: addressLine(context.address), isKnown: false }
  const password = await admit(turn, () => hashPassword(newPassword))
  // In one transaction, so that after a kill either the link works or the password does.
  return inUnitOfWork({ ...context, session }, async (work) => {
    const invite = await readInvite(work.payload, token, work)
    if (!invite) return undefined
    const { member, isMailed } = invite
    work.audit({ action: 'invite-used', row: memberRow(member) })
    // The new password ends both links.
    return writeMember(work, member, {
      ...password,
      ...(isMailed && confirmedAddress),
      sessions: [],
    })
  })
}

export const inviteProcedures = {
  read: invites.read.handler(async ({ context: { payload, limits, address }, input }) => {
    const invite = await limits['invite-address'].attempt(address, () =>
      readInvite(payload, input.token),
    )
    if (!invite) throw invalidInvite()
    return {
      username: invite.member.username,
      expiresAt: new Date(invite.expiresAt).toISOString(),
    }
  }),

  accept: invites.accept.handler(async ({ context, input }) => {
    const { limits, address } = context
    const member = await limits['invite-address'].attempt(address, () =>
      acceptInvite(context, input),
    )
    if (!member) throw invalidInvite()
    await limits['login-username'].clear(nameKey(member.username))
    return openSession(context, member)
  }),
}
