import { confirmHours } from '@tropa/contract/account/email-address'
import type { Where } from 'payload'
import type { WorkContext } from '../../database/unit-of-work'
import { findRow } from '../../database/rows'
import type { Member } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { noInvite, hashOfToken, hoursFromNow, randomToken } from './links'
import { changeMember, notBlocked, unchangedSince } from './stored-member'

export const noPendingAddress = {
  pendingEmail: null,
  pendingEmailHash: null,
  pendingEmailExpiresAt: null,
  pendingEmailTrusted: null,
}

interface Change {
  where: Where
  data: Partial<Member>
  /** The fields that the audit trail names, without what is in them. */
  recorded?: string[]
}

/** Who follows a link need not be signed in: the member does it. */
const change = (context: WorkContext, member: Member, { recorded, ...change }: Change) =>
  changeMember({ ...context, session: member }, member, {
    ...change,
    ...(recorded && { event: { action: 'update', fields: recorded } }),
  })

/**
 * Stores an address that waits for its confirmation, in place of an earlier one.
 *
 * @param isTrusted - whether links to choose a new password may go to it once it is confirmed
 * @returns the token that confirms it, or `undefined` where the caller's session has ended in between
 */
export const storePendingAddress = async (
  context: WorkContext,
  member: Member,
  pendingEmail: string,
  isTrusted: boolean,
): Promise<string | undefined> => {
  const token = randomToken()
  const isStored = await change(context, member, {
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
 * Puts back what waited before an address whose mail was not taken, unless another one waits by now.
 *
 * @param before - the member as before `storePendingAddress`
 * @param token - what it returned
 */
export const restorePendingAddress = async (
  context: WorkContext,
  before: Member,
  token: string,
): Promise<void> => {
  await change(context, before, {
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
export const dropPendingAddress = (context: WorkContext, member: Member): Promise<boolean> =>
  change(context, member, { where: unchangedSince(member), data: noPendingAddress })

/**
 * Drops an address that waits for its confirmation, and trusts the confirmed one.
 *
 * @returns whether the caller's session still lasts
 */
export const trustAddress = (context: WorkContext, member: Member): Promise<boolean> =>
  change(context, member, {
    where: unchangedSince(member),
    data: { ...noPendingAddress, emailTrusted: true },
    recorded: ['emailTrusted'],
  })

/** A link to choose a new password that was mailed to the address before is invalid from now on. */
const setAddress = (
  context: WorkContext,
  member: Member,
  where: Where,
  address: Pick<Member, 'email' | 'emailConfirmed' | 'emailTrusted'>,
): Promise<boolean> =>
  change(context, member, {
    where,
    data: { ...address, ...noPendingAddress, ...noInvite },
    recorded: ['email'],
  })

/**
 * Takes a member's address away.
 *
 * @returns whether the caller's session still lasts
 */
export const removeAddress = (context: WorkContext, member: Member): Promise<boolean> =>
  setAddress(context, member, unchangedSince(member), {
    email: null,
    emailConfirmed: false,
    emailTrusted: false,
  })

/**
 * Uses the token that was mailed to an address, which becomes its member's. Of two attempts at the same
 * moment only one succeeds.
 *
 * @returns the member as before, or `undefined` for an invalid token
 */
export const confirmAddress = async (
  context: WorkContext,
  token: string,
): Promise<Member | undefined> => {
  const isPending: Where = {
    and: [
      { pendingEmailHash: { equals: hashOfToken(token) } },
      { pendingEmailExpiresAt: { greater_than: new Date().toISOString() } },
      notBlocked,
    ],
  }
  const member = await findRow(context.payload, slugs.members, isPending)
  if (!member) return undefined
  const address = {
    email: member.pendingEmail ?? null,
    emailConfirmed: true,
    emailTrusted: member.pendingEmailTrusted === true,
  }
  return (await setAddress(context, member, isPending, address)) ? member : undefined
}
