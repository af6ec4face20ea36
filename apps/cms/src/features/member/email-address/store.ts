import { confirmHours } from '@tropa/contract/account/email-address'
import type { Payload, Where } from 'payload'
import { retryTransient } from '../../../database/retry'
import type { Member } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'
import { actAs } from '../../audit/origin'
import { inTransaction, recordAudit } from '../../audit/record-audit'
import { noInvite } from '../invite/invite'
import { hashOfToken, hoursFromNow, randomToken } from '../links/link-token'
import { notBlocked, unchangedSince } from '../stored-member'

/** The fields of a member without an address that waits for its confirmation. */
export const noPendingAddress = {
  pendingEmail: null,
  pendingEmailHash: null,
  pendingEmailExpiresAt: null,
  pendingEmailTrusted: null,
}

interface Change {
  /** What the member must still be. */
  where: Where
  data: Partial<Member>
  /** The fields that the audit trail names, without what is in them. */
  recorded?: string[]
}

/**
 * Changes a member in one conditional write.
 *
 * @returns whether the member was still as `where` says
 */
const change = (
  payload: Payload,
  { id, username }: Pick<Member, 'id' | 'username'>,
  { where, data, recorded = [] }: Change,
): Promise<boolean> =>
  retryTransient(() =>
    inTransaction(payload, async (req) => {
      const changed: unknown = await payload.db.updateOne({
        collection: slugs.members,
        where,
        data: { ...data, updatedAt: new Date().toISOString() },
        options: { atomic: true },
        req,
      })
      if (!changed) return false
      const row = { collection: slugs.members, id, title: username }
      if (recorded.length > 0) await recordAudit(req, { action: 'update', fields: recorded, row })
      return true
    }),
  )

/**
 * Stores an address that waits for its confirmation, in place of an earlier one.
 *
 * @param isTrusted - whether links to choose a new password may go to it once it is confirmed
 * @returns the token that confirms it, or `undefined` where the caller's session has ended meanwhile
 */
export const storePendingAddress = async (
  payload: Payload,
  member: Member,
  pendingEmail: string,
  isTrusted: boolean,
): Promise<string | undefined> => {
  const token = randomToken()
  const isStored = await change(payload, member, {
    where: unchangedSince(member),
    data: {
      pendingEmail,
      pendingEmailHash: hashOfToken(token),
      pendingEmailExpiresAt: hoursFromNow(confirmHours),
      pendingEmailTrusted: isTrusted,
    },
  })
  return isStored ? token : undefined
}

/**
 * Puts back what waited before an address whose mail was not taken, unless another one waits meanwhile.
 *
 * @param before - the member as before `storePendingAddress`
 * @param token - what it returned
 */
export const restorePendingAddress = async (
  payload: Payload,
  before: Member,
  token: string,
): Promise<void> => {
  await change(payload, before, {
    where: {
      and: [{ id: { equals: before.id } }, { pendingEmailHash: { equals: hashOfToken(token) } }],
    },
    data: {
      pendingEmail: before.pendingEmail ?? null,
      pendingEmailHash: before.pendingEmailHash ?? null,
      pendingEmailExpiresAt: before.pendingEmailExpiresAt ?? null,
      pendingEmailTrusted: before.pendingEmailTrusted ?? null,
    },
  })
}

/**
 * Drops an address that waits for its confirmation.
 *
 * @returns whether the caller's session still lasts
 */
export const dropPendingAddress = (payload: Payload, member: Member): Promise<boolean> =>
  change(payload, member, { where: unchangedSince(member), data: noPendingAddress })

/**
 * Drops an address that waits for its confirmation, and trusts the confirmed one.
 *
 * @returns whether the caller's session still lasts
 */
export const trustAddress = (payload: Payload, member: Member): Promise<boolean> =>
  change(payload, member, {
    where: unchangedSince(member),
    data: { ...noPendingAddress, emailTrusted: true },
    recorded: ['emailTrusted'],
  })

/** A link to choose a new password that was mailed to the address before is worthless from now on. */
const setAddress = (
  payload: Payload,
  member: Member,
  where: Where,
  address: Pick<Member, 'email' | 'emailConfirmed' | 'emailTrusted'>,
): Promise<boolean> =>
  change(payload, member, {
    where,
    data: { ...address, ...noPendingAddress, ...noInvite },
    recorded: ['email'],
  })

/**
 * Takes a member's address away.
 *
 * @returns whether the caller's session still lasts
 */
export const removeAddress = (payload: Payload, member: Member): Promise<boolean> =>
  setAddress(payload, member, unchangedSince(member), {
    email: null,
    emailConfirmed: false,
    emailTrusted: false,
  })

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
  const address = {
    email: member.pendingEmail ?? null,
    emailConfirmed: true,
    emailTrusted: member.pendingEmailTrusted === true,
  }
  // Whoever follows the link need not be signed in.
  const isSet = await actAs(member, () => setAddress(payload, member, isPending, address))
  return isSet ? member : undefined
}
