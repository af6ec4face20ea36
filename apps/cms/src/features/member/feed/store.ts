import type { FeedState } from '@tropa/contract/feed/feed'
import type { Audience } from '@tropa/contract/time/academic-year'
import type { Payload } from 'payload'
import type { Member } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'
import { hashOfToken, randomToken } from '../links/link-token'
import { notBlocked } from '../stored-member'

/** What a member without a feed has stored. */
export const noFeed = { feedKeyHash: null, feedCreatedAt: null, feedFor: null }

const store = ({ db }: Payload, id: string, data: Partial<Member>) =>
  db.updateOne({ collection: slugs.members, id, data, returning: false })

/** Whether a member has a feed, since when, and for which students. */
export const feedStateOf = ({ feedKeyHash, feedCreatedAt, feedFor }: Member): FeedState =>
  feedKeyHash
    ? { isOn: true, createdAt: feedCreatedAt ?? null, for: feedFor ?? null }
    : { isOn: false, createdAt: null, for: null }

/**
 * Gives a member a new feed, which ends an older one.
 *
 * @returns its key, which is not stored
 */
export const createFeed = async (
  payload: Payload,
  memberId: string,
  students?: Audience,
): Promise<string> => {
  const key = randomToken()
  await store(payload, memberId, {
    feedKeyHash: hashOfToken(key),
    feedCreatedAt: new Date().toISOString(),
    feedFor: students ?? null,
  })
  return key
}

/** Ends a member's feed. */
export const removeFeed = async (payload: Payload, memberId: string): Promise<void> => {
  await store(payload, memberId, noFeed)
}

/** The member whose feed has a key; `null` where it is worthless or its member blocked. */
export const findFeedOwner = ({ db }: Payload, key: string): Promise<Member | null> =>
  db.findOne<Member>({
    collection: slugs.members,
    where: { and: [{ feedKeyHash: { equals: hashOfToken(key) } }, notBlocked] },
  })
