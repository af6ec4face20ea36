import type { Payload } from 'payload'
import type { Member } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'

/** The usernames of some members by their ids; deleted members are missing. */
export const findUsernames = async (
  { db }: Payload,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { docs } = await db.find<Member>({
    collection: slugs.members,
    where: { id: { in: [...new Set(ids)] } },
    limit: 0,
    pagination: false,
    select: { username: true },
  })
  return new Map(docs.map(({ id, username }) => [id, username]))
}
