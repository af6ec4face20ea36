import { tokenPayload, userTypes, type UserType } from '@tropa/contract/user'
import { jwtVerify } from 'jose'
import type { Payload } from 'payload'
import * as z from 'zod'
import { slugs } from '../slugs'

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

const storedMember = z.object({
  username: z.string(),
  userType: z.enum(userTypes),
  blocked: z.boolean().nullish(),
  sessions: z.array(z.object({ id: z.string(), expiresAt: z.coerce.date() })).nullish(),
})

const readToken = async (secret: string, token: string) => {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
    })
    return signed.safeParse(payload).data
  } catch {
    return undefined
  }
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
  const claims = token === undefined ? undefined : await readToken(payload.secret, token)
  if (!claims) return undefined
  const found = await payload.db.findOne({
    collection: slugs.members,
    where: { id: { equals: claims.id } },
    select: { username: true, userType: true, blocked: true, sessions: true },
  })
  const member = storedMember.safeParse(found).data
  if (!member || member.blocked || member.userType !== claims.userType) return undefined
  const isLive = member.sessions?.some(
    ({ id, expiresAt }) => id === claims.sid && expiresAt.getTime() > Date.now(),
  )
  if (!isLive) return undefined
  return { id: claims.id, sid: claims.sid, username: member.username, userType: member.userType }
}
