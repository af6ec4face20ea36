import { inviteHours } from '@tropa/contract/invite'
import type { Payload, Where } from 'payload'
import { retryTransient } from '../../../database/retry'
import type { Member } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'
import { actAs } from '../../audit/origin'
import { hashOfToken, hoursFromNow, randomToken } from '../links/link-token'
import type { Turn } from '../password/gate'
import { withPreparedPassword } from '../password/prepared-password'

/** The fields of a member without an open invite. */
export const noInvite = { inviteHash: null, inviteExpiresAt: null, inviteMailed: null }

/** A link with which a member chooses a password, and the fields to store for it. */
export const createInvite = (publicUrl: string, hours = inviteHours) => {
  const token = randomToken()
  const expiresAt = hoursFromNow(hours)
  return {
    // Browsers do not send the part after #, so it gets into no log and no Referer header.
    link: `${publicUrl}/invite#${token}`,
    expiresAt,
    stored: { inviteHash: hashOfToken(token), inviteExpiresAt: expiresAt },
  }
}

const hasValidInvite = (token: string): Where => ({
  and: [
    { inviteHash: { equals: hashOfToken(token) } },
    { inviteExpiresAt: { greater_than: new Date().toISOString() } },
    { blocked: { not_equals: true } },
  ],
})

/** The member with this invite, or `null` when it is invalid. */
export const readInvite = (payload: Payload, token: string): Promise<Member | null> =>
  payload.db.findOne<Member>({ collection: slugs.members, where: hasValidInvite(token) })

/** @returns the member, or `undefined` when the invite is invalid */
const useInvite = async (
  payload: Payload,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<Member | undefined> => {
  const member = await readInvite(payload, token)
  if (!member) return undefined
  const { id, email, inviteHash, inviteExpiresAt, inviteMailed } = member
  const used: unknown = await payload.db.updateOne({
    collection: slugs.members,
    where: hasValidInvite(token),
    data: { ...noInvite, updatedAt: new Date().toISOString() },
    options: { atomic: true },
  })
  if (!used) return undefined
  const update = (data: object) =>
    retryTransient(() =>
      actAs(member, () =>
        payload.update({ collection: slugs.members, id, data, overrideAccess: true }),
      ),
    )
  try {
    // Whoever followed a mailed link reads mail to that address.
    const isConfirmed = Boolean(email) && inviteMailed === true
    await update({ password: newPassword, ...(isConfirmed && { emailConfirmed: true }) })
  } catch (error) {
    await update({ inviteHash, inviteExpiresAt, inviteMailed })
    throw error
  }
  // Read again: a session is opened for the hash of the password that was just set.
  return (
    (await payload.db.findOne<Member>({
      collection: slugs.members,
      where: { id: { equals: id } },
    })) ?? undefined
  )
}

/**
 * Uses an invite and sets the password. Of two attempts at the same moment only one succeeds.
 *
 * @returns the member, or `undefined` when the invite is invalid
 */
export const acceptInvite = async (
  payload: Payload,
  { token, newPassword }: { token: string; newPassword: string },
  turn: Turn,
): Promise<Member | undefined> => {
  // Before a password is hashed, which only somebody with an invite may ask for.
  if (!(await readInvite(payload, token))) return undefined
  return withPreparedPassword(newPassword, turn, () => useInvite(payload, { token, newPassword }))
}
