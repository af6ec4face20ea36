import type { Payload } from 'payload'
import { slugs } from '../../payload/slugs'
import { adminsWhoCanSignIn } from './last-admin'

/** The usernames of the admins who can sign in, in the order of the alphabet. */
export const adminNames = async ({ db }: Payload): Promise<string[]> => {
  const { docs } = await db.find<{ username: string }>({
    collection: slugs.members,
    where: adminsWhoCanSignIn,
    select: { username: true },
    sort: 'username',
    pagination: false,
  })
  return docs.map(({ username }) => username)
}
