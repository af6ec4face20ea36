import { tokenPayload, userTypes, type UserType } from '@tropa/contract/member'
import { jwtVerify } from 'jose'
import type { Payload } from 'payload'
import * as z from 'zod'
import { slugs } from '../payload/slugs'
import { findSessionMember } from './session-store'

/** A signed-in member. */
export interface Session {
  id: string
  sid: string
  username: string
  userType: UserType
}

const signed = z.object({
  ...tokenPayload.shape,
  sid: z.string(),
  collection: z.literal(slugs.members),
})

const storedMember = z.object({ username: z.string(), userType: z.enum(userTypes) })

type Claims = z.infer<typeof signed>

const readToken = async (secret: string, token: string): Promise<Claims | undefined> => {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
    })
    return signed.safeParse(payload).data
  } catch {
    return undefined
  }
}

/** Tokens whose signature was right: it stays so. The oldest goes when they become many. */
const rightTokens = new Map<string, Claims>()
const mostTokens = 1000

const claimsOf = async (secret: string, token: string): Promise<Claims | undefined> => {
  const key = `${secret} ${token}`
  const known = rightTokens.get(key)
  if (known) return known.exp * 1000 > Date.now() ? known : undefined
  const claims = await readToken(secret, token)
  if (!claims) return undefined
  const [oldest] = rightTokens.keys()
  if (oldest !== undefined && rightTokens.size >= mostTokens) rightTokens.delete(oldest)
  rightTokens.set(key, claims)
  return claims
}

/**
 * Checks a token: signature and expiry, then one read of the member for a session that is still
 * there, a member who is not blocked, and a role that is still the token's.
 *
 * @returns the session, or `undefined` for a token that is worth nothing
 */
export const verifySession = async (
  payload: Payload,
  token: string | undefined,
): Promise<Session | undefined> => {
  const claims = token === undefined ? undefined : await claimsOf(payload.secret, token)
  if (!claims) return undefined
  const { id, sid } = claims
  const member = storedMember.safeParse(await findSessionMember(payload, id, sid)).data
  if (member?.userType !== claims.userType) return undefined
  return { id, sid, username: member.username, userType: member.userType }
}
