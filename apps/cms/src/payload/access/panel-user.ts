import type { Payload } from 'payload'
import { slugs } from '../slugs'

/**
 * The member who sent a request, by the panel's cookie or a token, or `null`. Payload also finds no
 * user while the database is away; the extra read makes that an error instead of a sign-out.
 *
 * @throws the database's error while it is away
 */
export const panelUser = async (payload: Payload, headers: Headers) => {
  const { user } = await payload.auth({ headers })
  if (user || !(headers.has('cookie') || headers.has('authorization'))) return user
  await payload.db.findOne({ collection: slugs.members, where: { id: { equals: '' } } })
  return (await payload.auth({ headers })).user
}
