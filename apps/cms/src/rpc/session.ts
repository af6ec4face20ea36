import { tokenPayload, userTypes, type UserType } from '@tropa/contract/member/member'
import { jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import * as z from 'zod'
import { needsSecondFactor } from '../payload/access/needs-second-factor'
import { sessionsOf } from '../database/sessions'

export interface Session {
  id: string
  sid: string
  username: string
  userType: UserType
  /** The member must set up a second factor before anything else. */
  needsSecondFactor: boolean
}

const tokenClaims = z.object({
  ...tokenPayload.shape,
  sid: z.string(),
  collection: z.literal('members'),
})

/** The embedded database has numbers for booleans, and older members have none. */
const storedFlag = z.union([z.boolean(), z.number()]).nullish().transform(Boolean)

const storedMember = z.object({
  username: z.string(),
  userType: z.enum(userTypes),
  secondFactor: storedFlag,
})

type Claims = z.infer<typeof tokenClaims>

const readToken = async (secret: string, token: string): Promise<Claims | undefined> => {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
    })
    return tokenClaims.safeParse(payload).data
  } catch {
    return undefined
  }
}

const verifiedTokens = new LRUCache<string, Claims>({ max: 1000 })

const claimsOf = async (secret: string, token: string): Promise<Claims | undefined> => {
  const key = `${secret} ${token}`
  const known = verifiedTokens.get(key)
  if (known) return known.exp * 1000 > Date.now() ? known : undefined
  const claims = await readToken(secret, token)
  if (claims) verifiedTokens.set(key, claims)
  return claims
}

/**
 * Checks a token: its signature and expiry, and, with one read, that its session has not ended, its
 * member is not blocked and still has the role that the token names.
 *
 * @returns the session, or `undefined` for an invalid token
 */
export const verifySession = async (
  payload: Payload,
  token: string | undefined,
): Promise<Session | undefined> => {
  const claims = token === undefined ? undefined : await claimsOf(payload.secret, token)
  if (!claims) return undefined
  const { id, sid } = claims
  const found = await sessionsOf(payload.db).findSessionMember(payload.db, id, sid)
  const member = storedMember.safeParse(found).data
  if (member?.userType !== claims.userType) return undefined
  return {
    id,
    sid,
    username: member.username,
    userType: member.userType,
    needsSecondFactor: needsSecondFactor(payload, member),
  }
}
