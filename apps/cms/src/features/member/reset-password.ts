import type { Payload } from 'payload'
import type { Limits } from '../../rpc/rate-limits'
import { slugs } from '../../payload/slugs'
import { randomPassword } from './random-password'

/**
 * Gives a member a new password, ends their sessions and unlocks the account: it is no longer
 * blocked, and its failed logins are forgotten.
 *
 * @returns the new password, or `undefined` where nobody has the name
 */
export const resetPassword = async (
  payload: Payload,
  limits: Limits,
  name: string,
): Promise<string | undefined> => {
  const username = name.trim().toLowerCase()
  const member = await payload.db.findOne<{ id: string }>({
    collection: slugs.members,
    where: { username: { equals: username } },
  })
  if (!member) return undefined
  const password = randomPassword()
  await payload.update({
    collection: slugs.members,
    id: member.id,
    data: { password, blocked: false },
    overrideAccess: true,
  })
  await limits.forgetLogins(username)
  return password
}
