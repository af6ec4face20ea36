import { sessionSeconds, memberMessages } from '@tropa/contract/member'
import { Mutex, withTimeout } from 'async-mutex'
import { getFieldsToSign, jwtSign, type Payload } from 'payload'
import { apiError } from '../../rpc/errors'
import type { Limits } from '../../rpc/rate-limits'
import type { Member } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { verifyPassword } from './password'
import { addSession } from '../../rpc/session-store'

/** What a sign-in yields; `exp` in seconds since 1970. */
export interface SignedIn {
  token: string
  exp: number
  sid: string
  member: Member
}

/** Who tries to sign in, and from where. */
export interface Credentials {
  username: string
  password: string
  address: string
  /** Refuses a member whose password is right, by throwing. */
  admit?: (member: Member) => void
}

// One login at a time: counting a failure is then one step with checking it, and hashing leaves the
// other core to everybody else.
const turn = withTimeout(
  new Mutex(),
  60_000,
  apiError('TOO_MANY_REQUESTS', undefined, { 'Retry-After': '5' }),
)

/** Opens a session for a member whose right to it has been checked. */
export const openSession = async (payload: Payload, member: Member): Promise<SignedIn> => {
  const sid = await addSession(payload, member.id)
  const fieldsToSign = getFieldsToSign({
    collectionConfig: payload.collections[slugs.members].config,
    email: '',
    sid,
    user: { ...member, collection: slugs.members },
  })
  const { token, exp } = await jwtSign({
    fieldsToSign,
    secret: payload.secret,
    tokenExpiration: sessionSeconds,
  })
  return { token, exp, sid, member }
}

/**
 * Signs a member in, at the members' area and at the panel alike.
 *
 * @throws a 401 with one sentence and in one time for an unknown username, a wrong password and a
 *   blocked member; a 429 after too many failures
 */
export const signIn = (
  payload: Payload,
  limits: Limits,
  { username, password, address, admit }: Credentials,
): Promise<SignedIn> => {
  const name = username.trim().toLowerCase()
  return turn.runExclusive(async () => {
    await limits.checkLogin(name, address)
    const member = await payload.db.findOne<Member>({
      collection: slugs.members,
      where: { username: { equals: name } },
    })
    const isRight = await verifyPassword(password, member ?? undefined)
    if (member && isRight && !member.blocked) {
      admit?.(member)
      return openSession(payload, member)
    }
    await limits.loginFailed(name, address)
    throw apiError('UNAUTHORIZED', memberMessages.wrongCredentials)
  })
}
