import type { Payload } from 'payload'
import { slugs } from '../slugs'

/**
 * Who asks, by the panel's cookie or a token. Payload takes a database that does not answer for
 * nobody having asked, so whoever shows something and is nobody is looked for once more.
 *
 * @returns the member, or `null` for nobody
 * @throws what the database says while it is away
 */
export const panelUser = async (payload: Payload, headers: Headers) => {
  const { user } = await payload.auth({ headers })
  if (user || !(headers.has('cookie') || headers.has('authorization'))) return user
  await payload.db.findOne({ collection: slugs.members, where: { id: { equals: '' } } })
  return (await payload.auth({ headers })).user
}
