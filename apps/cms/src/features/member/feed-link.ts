import { type FeedState, feedMessages } from '@tropa/contract/calendar/feed'
import type { Audience } from '@tropa/contract/calendar/audience'
import type { Payload } from 'payload'
import { notBlocked } from '../../payload/access/admins'
import type { WorkContext } from '../../database/unit-of-work'
import { findRow } from '../../database/rows'
import { readSettings } from '../../payload/globals/read-settings'
import type { Member } from '../../payload/payload-types'
import { createOnce } from '../../rpc/attempts'
import { apiError } from '../../rpc/errors'
import { requireAudience } from '../../rpc/audience'
import { api } from '../../rpc/procedure'
import { hashOfToken, randomToken } from './links'
import { changeMember, findCaller, unchangedSince } from './stored-member'

export const noFeed = { feedKeyHash: null, feedCreatedAt: null, feedFor: null }

const feedStateOf = ({ feedKeyHash, feedCreatedAt, feedFor }: Member): FeedState =>
  feedKeyHash
    ? { isOn: true, createdAt: feedCreatedAt ?? null, for: feedFor ?? null }
    : { isOn: false, createdAt: null, for: null }

/**
 * Gives a member a new feed, which ends an older one.
 *
 * @returns its key, which is not stored, or `undefined` if the member's session has ended in between: a block
 *   or another role would not end a feed that is made after it
 */
export const createFeed = async (
  context: WorkContext,
  member: Member,
  students?: Audience,
): Promise<string | undefined> => {
  const key = randomToken()
  const data = {
    feedKeyHash: hashOfToken(key),
    feedCreatedAt: new Date().toISOString(),
    feedFor: students ?? null,
  }
  const where = unchangedSince(member)
  return (await changeMember(context, member, { where, data })) ? key : undefined
}

/** The member whose feed has a key; `null` if it is invalid or its member blocked. */
export const findFeedOwner = (payload: Payload, key: string): Promise<Member | null> =>
  findRow(payload, 'members', {
    and: [{ feedKeyHash: { equals: hashOfToken(key) } }, notBlocked],
  })

export const feedProcedures = {
  get: api.feed.get.handler(async ({ context }) => feedStateOf(await findCaller(context))),

  create: api.feed.create.handler(async ({ context, input }) => {
    const caller = await findCaller(context)
    requireAudience(input?.for, (await readSettings(context.payload)).audiences)
    // A link is shown once: the same attempt again makes another one, which ends the first.
    await createOnce(context, {
      collection: 'members',
      create: () => Promise.resolve(caller),
      isOneWrite: true,
    })
    const key = await createFeed(context, caller, input?.for)
    if (key === undefined) throw apiError('UNAUTHORIZED')
    return { url: `${context.env.publicUrl}/calendar.ics?key=${key}` }
  }),

  remove: api.feed.remove.handler(async ({ context }) => {
    const caller = await findCaller(context)
    await changeMember(context, caller, { where: { id: { equals: caller.id } }, data: noFeed })
    return { message: feedMessages.off }
  }),
}
