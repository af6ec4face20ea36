import { searchable } from '@tropa/contract/base/text'
import type { CollectionConfig, CollectionSlug, Where } from 'payload'
import type { Operation } from '../hooks/operation'
import { mapConditions } from './map-conditions'

/**
 * Searches the panel's list of a collection, by its `like`, whatever the case and the accents, which neither engine does:
 * the rows of such a collection are few enough to be compared here.
 */
export const foldSearch = ({ slug, admin }: CollectionConfig) => {
  const fields = new Set(admin?.listSearchableFields)
  return async ({ args = {}, req }: Operation): Promise<void> => {
    if (fields.size === 0 || !('where' in args)) return
    const draft = 'draft' in args && args.draft === true
    const search = async (field: string, text: string): Promise<Where> => {
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
    const where = await mapConditions(args.where, (name, operator, value) =>
      operator === 'like' && typeof value === 'string' && fields.has(name)
        ? search(name, value)
        : { [name]: { [operator]: value } },
    )
    Object.assign(args, { where })
  }
}
