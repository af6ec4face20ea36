import { memberMessages, sessionSeconds } from '@tropa/contract/member'
import { Mutex, withTimeout } from 'async-mutex'
import { jwtSign, type Payload } from 'payload'
import type { Member } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { apiError } from '../../rpc/errors'
import type { RateLimits } from '../../rpc/rate-limits'
import { addSession } from '../../rpc/session-store'
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
  admit?: (member: Member) => void
}

// One login at a time: no second attempt can pass its check before the first one is counted, and
// hashing passwords never uses more than one core.
const loginLock = withTimeout(
  new Mutex(),
  60_000,
  apiError('TOO_MANY_REQUESTS', undefined, { 'Retry-After': '5' }),
)

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
 * Signs a member in, for the members' area and for the panel.
 *
 * @throws a 401, with the same sentence and after the same time for an unknown username, a wrong
 *   password and a blocked member; a 429 after too many failures
 */
export const signIn = (
  payload: Payload,
  limits: RateLimits,
  { username, password, address, admit }: SignInAttempt,
): Promise<NewSession> => {
  const name = normaliseUsername(username)
  return loginLock.runExclusive(async () => {
    await limits.checkLogin(name, address)
    const member = await payload.db.findOne<Member>({
      collection: slugs.members,
      where: { username: { equals: name } },
    })
    const isCorrect = await verifyPassword(password, member ?? undefined)
    if (member && isCorrect && !member.blocked) {
      admit?.(member)
      await limits.countLogin(member.id)
      return openSession(payload, member)
    }
    await limits.countFailedLogin(name, address)
    throw apiError('UNAUTHORIZED', memberMessages.wrongCredentials)
  })
}
