import { memberRow } from '../../rpc/session-store'
import { nameKey } from '@tropa/contract/base/text'
import type { Payload } from 'payload'
import { inUnitOfWork, terminal } from '../../database/unit-of-work'
import type { RateLimits } from '../../rpc/rate-limits'
import { admit, ownTurn } from './hashing-gate'
import { hashPassword } from './password-hash'
import { randomPassword } from './random-password'
import { switchSecondFactor } from './second-factor/store'
import { findByUsername, findMember } from './stored-member'
import { writeMember } from './write-member'

/**
 * Sets a random password, ends the member's sessions, unblocks the account and clears its failed
 * logins. The second factor stays on unless it is to be taken off too.
 *
 * @returns the new password, or `undefined` for an unknown username
 */
export const setRandomPassword = async (
  payload: Payload,
  limits: RateLimits,
  name: string,
  { takesSecondFactorOff = false }: { takesSecondFactorOff?: boolean } = {},
): Promise<string | undefined> => {
  const member = await findByUsername(payload, name)
  if (!member) return undefined
  const context = { payload, session: terminal }
  if (takesSecondFactorOff) await switchSecondFactor(context, member)
  const password = randomPassword()
  const { hash, salt } = await admit(ownTurn, () => hashPassword(password))
  const isReset = await inUnitOfWork(context, async (work) => {
    const stored = await findMember(payload, member.id, work)
    if (!stored) return false
    await writeMember(work, stored, { hash, salt, sessions: [], blocked: false, left: false })
    work.audit({ action: 'password-reset', row: memberRow(stored) })
    return true
  })
  await limits['login-username'].clear(nameKey(name))
  return isReset ? password : undefined
}
