import { createHash, randomBytes } from 'node:crypto'
import { inviteHours } from '@tropa/contract/invite'
import type { Payload, Where } from 'payload'
import { retryTransient } from '../../../database/mongodb/retry'
import type { Member } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'

/** 256 bits: nobody guesses it, and its hash needs no salt. */
const tokenBytes = 32

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const noInvite = { inviteHash: null, inviteExpiresAt: null }

/** A link that sets a password, and what is stored of it. */
export const createInvite = (publicUrl: string) => {
  const token = randomBytes(tokenBytes).toString('base64url')
  const expiresAt = new Date(Date.now() + inviteHours * 60 * 60 * 1000).toISOString()
  return {
    // A browser keeps what follows the # to itself: no log and no Referer ever holds it.
    link: `${publicUrl}/invite#${token}`,
    expiresAt,
    stored: { inviteHash: hashOf(token), inviteExpiresAt: expiresAt },
  }
}

/** A password that nobody knows, for who is to choose one. */
export const unknownPassword = (): string => randomBytes(tokenBytes).toString('base64url')

const heldBy = (token: string): Where => ({
  and: [
    { inviteHash: { equals: hashOf(token) } },
    { inviteExpiresAt: { greater_than: new Date().toISOString() } },
    { blocked: { not_equals: true } },
  ],
})

/** The member whose invite it is, as long as it can be used. */
export const readInvite = (payload: Payload, token: string): Promise<Member | null> =>
  payload.db.findOne<Member>({ collection: slugs.members, where: heldBy(token) })

/**
 * Uses an invite up, in one step that only one of two can take, and sets the password.
 *
 * @returns the member, or `undefined` for an invite that cannot be used
 */
export const acceptInvite = async (
  payload: Payload,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<Member | undefined> => {
  const found = await readInvite(payload, token)
  if (!found) return undefined
  const { id, inviteHash, inviteExpiresAt } = found
  const claimed: unknown = await payload.db.updateOne({
    collection: slugs.members,
    where: heldBy(token),
    data: { ...noInvite, updatedAt: new Date().toISOString() },
    options: { atomic: true },
  })
  if (!claimed) return undefined
  const change = (data: object) =>
    retryTransient(() =>
      payload.update({ collection: slugs.members, id, data, overrideAccess: true }),
    )
  try {
    await change({ password: newPassword })
  } catch (error) {
    await change({ inviteHash, inviteExpiresAt })
    throw error
  }
  return found
}
