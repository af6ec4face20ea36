import { isRecord } from '@tropa/contract/base/is-record'
import { searchable } from '@tropa/contract/base/text'
import type { CollectionConfig, CollectionSlug, Where } from 'payload'
import type { Operation } from '../hooks/operation'

type Search = (field: string, text: string) => Promise<Where>

/** A filter whose searches of some fields, the panel's `like`, are replaced. */
const withSearches = async (
  where: unknown,
  fields: ReadonlySet<string>,
  search: Search,
): Promise<unknown> => {
  if (Array.isArray(where)) {
    return Promise.all(where.map((each) => withSearches(each, fields, search)))
  }
  if (!isRecord(where)) return where
  const parts = await Promise.all(
    Object.entries(where).map(async ([name, condition]): Promise<unknown> => {
      if (name === 'and' || name === 'or') {
        return { [name]: await withSearches(condition, fields, search) }
      }
      if (!fields.has(name) || !isRecord(condition)) return { [name]: condition }
      const { like, ...others } = condition
      if (typeof like !== 'string') return { [name]: condition }
      const found = await search(name, like)
      return Object.keys(others).length > 0 ? { and: [found, { [name]: others }] } : found
    }),
  )
  return parts.length > 1 ? { and: parts } : (parts[0] ?? where)
}

/**
 * Searches the panel's list of a collection whatever the case and the accents, which neither engine does: the rows of
 * the site's content are few enough to be compared here.
 */
export const foldSearch = ({ slug, admin }: CollectionConfig) => {
  const fields = new Set(admin?.listSearchableFields)
  return async ({ args = {}, req }: Operation): Promise<void> => {
    if (fields.size === 0 || !('where' in args)) return
    const draft = 'draft' in args && args.draft === true
    const search: Search = async (field, text) => {
      const words = searchable(text).split(/\s+/)
      const { docs } = await req.payload.find({
        collection: slug as CollectionSlug,
        ...{ draft, req, trash: true, depth: 0, pagination: false, overrideAccess: true },
        select: { [field]: true },
      })
      const found = docs.filter((doc) => {
        const value = searchable(String(new Map(Object.entries(doc)).get(field) ?? ''))
        return words.every((word) => value.includes(word))
      })
      return { id: { in: found.map(({ id }) => id) } }
    }
    Object.assign(args, { where: await withSearches(args.where, fields, search) })
  }
}
