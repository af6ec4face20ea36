import { isRecord } from '@tropa/contract/base/is-record'
import type { Payload, TypedUser, TypeWithVersion } from 'payload'
import { draftVersions } from '../fields/drafts'
import type { Target } from '../jobs/target'

export const isPublished = (text: unknown) => isRecord(text) && text._status === 'published'

/** The username of the author of a text; empty for what the server wrote. */
export const authorOf = (text: unknown) =>
  isRecord(text) && typeof text.changedBy === 'string' ? text.changedBy : ''

/**
 * The versions of a document or a page, newest first.
 *
 * @param user - whose access is checked; without one, all versions are read
 */
export const readVersions = async (
  payload: Payload,
  { doc, global: slug }: Target,
  user?: TypedUser | null,
): Promise<TypeWithVersion<object>[]> => {
  const access = user === undefined ? {} : { overrideAccess: false, user }
  const query = { sort: '-updatedAt', limit: draftVersions.max, depth: 0, ...access }
  if (slug) return (await payload.findGlobalVersions({ slug, ...query })).docs
  if (!doc) return []
  const { relationTo: collection, value } = doc
  const where = { parent: { equals: value } }
  return (await payload.findVersions({ collection, where, trash: true, ...query })).docs
}
