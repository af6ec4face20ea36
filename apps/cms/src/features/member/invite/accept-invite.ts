import { inUnitOfWork, type WorkContext } from '../../../database/unit-of-work'
import type { Member } from '../../../payload/payload-types'
import { admit, type Turn } from '../password/gate'
import { hashPassword, type StoredPassword } from '../password/hash-password'
import { rowOf } from '../stored-member'
import { writeMember } from '../write-member'
import { readInvite } from './invite'

const confirmedAddress = { emailConfirmed: true, emailTrusted: true }

/** In one transaction: whenever the server is killed, the link works or the password does. */
const useInvite = (
  context: WorkContext,
  token: string,
  password: StoredPassword,
): Promise<Member | undefined> =>
  inUnitOfWork(context, async (work) => {
    const invite = await readInvite(work.payload, token, work)
    if (!invite) return undefined
    const { member, isMailed } = invite
    work.audit({ action: 'invite-used', row: rowOf(member) })
    // The new password ends both links.
    return writeMember(work, member, {
      ...password,
      ...(isMailed && confirmedAddress),
      sessions: [],
    })
  })

/**
 * Uses an invite and sets the password. Of any number of attempts at the same moment only one succeeds.
 *
 * @returns the member, or `undefined` when the invite is invalid
 */
export const acceptInvite = async (
  context: WorkContext,
  { token, newPassword }: { token: string; newPassword: string },
  turn: Turn,
): Promise<Member | undefined> => {
  // Before a password is hashed, which only somebody with an invite may ask for.
  const session = (await readInvite(context.payload, token))?.member
  if (!session) return undefined
  const password = await admit(turn, () => hashPassword(newPassword))
  return useInvite({ ...context, session }, token, password)
}
