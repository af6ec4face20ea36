import { memberMessages, sessionSeconds } from '@tropa/contract/member'
import { jwtSign, type Payload } from 'payload'
import type { Member } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { apiError } from '../../rpc/errors'
import { countedAddress, type RateLimits } from '../../rpc/rate-limits'
import { addSession } from '../../rpc/session-store'
import { admit } from './password/gate'
import { normaliseUsername } from './username'
import { verifyPassword } from './verify-password'

interface NewSession {
  token: string
  /** In seconds since 1970. */
  exp: number
  sid: string
  member: Member
}

interface SignInAttempt {
  username: string
  password: string
  /** The IP address that rate limits count. */
  address: string
  /** Throws for a member who has the right password but may not sign in here. */
  allow?: (member: Member) => void
}

const findByUsername = async ({ db }: Payload, username: string) =>
  (await db.findOne<Member>({
    collection: slugs.members,
    where: { username: { equals: username } },
  })) ?? undefined

/**
 * Opens a session for a member whose password or invite was checked.
 *
 * @throws a 401 if the password was changed or the member blocked since then
 */
export const openSession = async (payload: Payload, member: Member): Promise<NewSession> => {
  const sid = await addSession(payload, member)
  if (sid === undefined) throw apiError('UNAUTHORIZED', memberMessages.wrongCredentials)
  const { id, username, userType } = member
  const fieldsToSign = { id, username, userType, sid, collection: slugs.members }
  const { token, exp } = await jwtSign({
    fieldsToSign,
    secret: payload.secret,
    tokenExpiration: sessionSeconds,
  })
  return { token, exp, sid, member }
}

/**
 * Signs a member in, for the members' area and for the panel. Limits are checked before an attempt waits
 * for its turn, and once more, while it is counted, when its turn has come.
 *
 * @throws a 401, with the same sentence and after the same time for an unknown username, a wrong
 *   password and a blocked member; a 429 after too many failures, or where too many wait
 */
export const signIn = async (
  payload: Payload,
  limits: RateLimits,
  { username, password, address, allow }: SignInAttempt,
): Promise<NewSession> => {
  const attempt = { username: normaliseUsername(username), address }
  const turn = { line: countedAddress(address), isKnown: false }

  const checkPassword = async () => {
    const member = await findByUsername(payload, attempt.username)
    if (member) await limits.checkMember(member.id)
    const isCorrect = await verifyPassword(password, member, turn)
    if (!member || !isCorrect || member.blocked) return undefined
    allow?.(member)
    await limits.countLogin(member.id)
    return member
  }

  await limits.checkLogin(attempt)
  const member = await admit(turn, () => limits.tryLogin(attempt, checkPassword))
  if (!member) throw apiError('UNAUTHORIZED', memberMessages.wrongCredentials)
  return openSession(payload, member)
}
