import type { Payload } from 'payload'
import { inUnitOfWork, terminal } from '../../database/unit-of-work'
import { slugs } from '../../payload/slugs'
import type { RateLimits } from '../../rpc/rate-limits'
import { ownTurn } from './password/gate'
import { preparePassword } from './password/prepared-password'
import { randomPassword } from './random-password'
import { turnOff } from './second-factor/store'
import { normaliseUsername } from './username'

/**
 * Sets a random password, ends the member's sessions, unblocks the account and clears its failed
 * logins. The second factor stays on unless it is to be taken off too.
 *
 * @returns the new password, or `undefined` for an unknown username
 */
export const resetPassword = async (
  payload: Payload,
  limits: RateLimits,
  name: string,
  { takesSecondFactorOff = false }: { takesSecondFactorOff?: boolean } = {},
): Promise<string | undefined> => {
  const username = normaliseUsername(name)
  const member = await payload.db.findOne<{ id: string; username: string }>({
    collection: slugs.members,
    where: { username: { equals: username } },
  })
  if (!member) return undefined
  const context = { payload, session: terminal }
  if (takesSecondFactorOff) await turnOff(context, member)
  const password = randomPassword()
  const prepared = await preparePassword(password, ownTurn)
  await inUnitOfWork(context, (req) =>
    payload.update({
      collection: slugs.members,
      id: member.id,
      data: { password, blocked: false },
      context: { prepared },
      overrideAccess: true,
      req,
    }),
  )
  await limits.clearFailedLogins(username)
  return password
}
