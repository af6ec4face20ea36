import { randomUUID } from 'node:crypto'
import { sessionSeconds, type SessionUser } from '@tropa/contract/user'
import { getFieldsToSign, jwtSign, type Payload } from 'payload'
import type { Member } from '../payload-types'
import { slugs } from '../slugs'
import { verifyPassword } from './password'

/** What a sign-in yields; `exp` in seconds since 1970. */
export interface SignedIn {
  token: string
  exp: number
  member: Member
}

/** The member with a username, however it is written, with what their password is checked against. */
export const findMember = (payload: Payload, username: string): Promise<Member | null> =>
  payload.db.findOne<Member>({
    collection: slugs.members,
    where: { username: { equals: username.trim().toLowerCase() } },
  })

/** Adds a session without touching the others, so that two devices may sign in at the same moment. */
const addSession = async (payload: Payload, member: Member, sid: string) => {
  const now = new Date()
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000)
  await payload.db.updateOne({
    collection: slugs.members,
    id: member.id,
    data: {
      sessions: { $push: { id: sid, createdAt: now.toISOString(), expiresAt: expiresAt.toISOString() } },
      updatedAt: null,
    },
    returning: false,
  })
}

/**
 * Signs a member in.
 *
 * @returns `undefined` for a wrong username, a wrong password and a blocked member alike, in the same time
 */
export const signIn = async (
  payload: Payload,
  username: string,
  password: string,
): Promise<SignedIn | undefined> => {
  const member = await findMember(payload, username)
  const isRight = await verifyPassword(password, member ?? undefined)
  if (!member || !isRight || member.blocked) return undefined
  const sid = randomUUID()
  await addSession(payload, member, sid)
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
  return { token, exp, member }
}

/** What the contract says of a member who signed in. */
export const toSessionUser = ({ username, userType, teams }: Member): SessionUser => ({
  username,
  userType,
  role: teams ?? [],
})
