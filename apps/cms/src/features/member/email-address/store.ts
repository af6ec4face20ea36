import { confirmHours } from '@tropa/contract/account/email-address'
import type { Payload, Where } from 'payload'
import { retryTransient } from '../../../database/retry'
import type { Member } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'
import { actAs } from '../../audit/origin'
import { inTransaction, recordAudit } from '../../audit/record-audit'
import { noInvite } from '../invite/invite'
import { hashOfToken, hoursFromNow, randomToken } from '../links/link-token'

/** The fields of a member without an address that waits for its confirmation. */
export const noPendingAddress = {
  pendingEmail: null,
  pendingEmailHash: null,
  pendingEmailExpiresAt: null,
}

const notBlocked: Where = { blocked: { not_equals: true } }

/** Changes a member in one conditional write. */
const change = (payload: Payload, where: Where, data: object) =>
  retryTransient(() =>
    payload.db.updateOne({
      collection: slugs.members,
      where,
      data: { ...data, updatedAt: new Date().toISOString() },
      options: { atomic: true },
    }),
  )

const withId = ({ id }: Pick<Member, 'id'>): Where => ({
  and: [{ id: { equals: id } }, notBlocked],
})

/**
 * Stores an address that waits for its confirmation, in place of an earlier one.
 *
 * @returns the token that confirms it
 */
export const storePendingAddress = async (
  payload: Payload,
  member: Pick<Member, 'id'>,
  pendingEmail: string,
): Promise<string> => {
  const token = randomToken()
  await change(payload, withId(member), {
    pendingEmail,
    pendingEmailHash: hashOfToken(token),
    pendingEmailExpiresAt: hoursFromNow(confirmHours),
  })
  return token
}

/** Drops an address that waits for its confirmation. */
export const dropPendingAddress = async (
  payload: Payload,
  member: Pick<Member, 'id'>,
): Promise<void> => {
  await change(payload, withId(member), noPendingAddress)
}

/**
 * Stores what a member's address is from now on, and records that it has changed, but not into what.
 * A link to choose a new password that was mailed to the one before is worthless from now on.
 *
 * @returns whether the member was still as `where` says
 */
const setAddress = (
  payload: Payload,
  { id, username }: Pick<Member, 'id' | 'username'>,
  where: Where,
  address: Partial<Member>,
): Promise<boolean> =>
  retryTransient(() =>
    inTransaction(payload, async (req) => {
      const changed: unknown = await payload.db.updateOne({
        collection: slugs.members,
        where,
        data: {
          ...address,
          ...noPendingAddress,
          ...noInvite,
          updatedAt: new Date().toISOString(),
        },
        options: { atomic: true },
        req,
      })
      if (!changed) return false
      const row = { collection: slugs.members, id, title: username }
      await recordAudit(req, { action: 'update', fields: ['email'], row })
      return true
    }),
  )

/** Takes a member's address away. */
export const removeAddress = (payload: Payload, member: Member): Promise<boolean> =>
  setAddress(payload, member, withId(member), { email: null, emailConfirmed: false })

/**
 * Uses the token that was mailed to an address, which becomes its member's. Of two attempts at the same
 * moment only one succeeds.
 *
 * @returns the member as before, or `undefined` for a worthless token
 */
export const confirmAddress = async (
  payload: Payload,
  token: string,
): Promise<Member | undefined> => {
  const isPending: Where = {
    and: [
      { pendingEmailHash: { equals: hashOfToken(token) } },
      { pendingEmailExpiresAt: { greater_than: new Date().toISOString() } },
      notBlocked,
    ],
  }
  const member = await payload.db.findOne<Member>({ collection: slugs.members, where: isPending })
  if (!member) return undefined
  const address = { email: member.pendingEmail ?? null, emailConfirmed: true }
  // Whoever follows the link need not be signed in.
  const isSet = await actAs(member, () => setAddress(payload, member, isPending, address))
  return isSet ? member : undefined
}
