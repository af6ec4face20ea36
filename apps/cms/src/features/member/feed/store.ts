import type { FeedState } from '@tropa/contract/feed/feed'
import type { Audience } from '@tropa/contract/time/academic-year'
import type { Payload, Where } from 'payload'
import type { Member } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'
import { hashOfToken, randomToken } from '../links/link-token'
import { notBlocked, unchangedSince } from '../stored-member'

/** What a member without a feed has stored. */
export const noFeed = { feedKeyHash: null, feedCreatedAt: null, feedFor: null }

const store = async ({ db }: Payload, where: Where, data: Partial<Member>): Promise<boolean> => {
  const changed: unknown = await db.updateOne({
    collection: slugs.members,
    where,
    data,
    options: { atomic: true },
  })
  return Boolean(changed)
}

/** Whether a member has a feed, since when, and for which students. */
export const feedStateOf = ({ feedKeyHash, feedCreatedAt, feedFor }: Member): FeedState =>
  feedKeyHash
    ? { isOn: true, createdAt: feedCreatedAt ?? null, for: feedFor ?? null }
    : { isOn: false, createdAt: null, for: null }

/**
 * Gives a member a new feed, which ends an older one.
 *
 * @returns its key, which is not stored, or `undefined` where the member's session has ended meanwhile: a block
 *   or another role would not end a feed that is made after it
 */
export const createFeed = async (
  payload: Payload,
  member: Member,
  students?: Audience,
): Promise<string | undefined> => {
  const key = randomToken()
  const isStored = await store(payload, unchangedSince(member), {
    feedKeyHash: hashOfToken(key),
    feedCreatedAt: new Date().toISOString(),
    feedFor: students ?? null,
  })
  return isStored ? key : undefined
}

/** Ends a member's feed. */
export const removeFeed = async (payload: Payload, memberId: string): Promise<void> => {
  await store(payload, { id: { equals: memberId } }, noFeed)
}

/** The member whose feed has a key; `null` where it is worthless or its member blocked. */
export const findFeedOwner = ({ db }: Payload, key: string): Promise<Member | null> =>
  db.findOne<Member>({
    collection: slugs.members,
    where: { and: [{ feedKeyHash: { equals: hashOfToken(key) } }, notBlocked] },
  })
