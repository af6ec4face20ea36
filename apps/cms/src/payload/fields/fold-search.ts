import { searchable } from '@tropa/contract/base/text'
import type { CollectionConfig, CollectionSlug, Where } from 'payload'
import { editors } from '../access/editors'
import type { Operation } from '../hooks/operation'
import { mapConditions } from './map-conditions'

/**
 * Searches the panel's list of a collection, by its `like`, whatever the case and the accents, which neither engine does:
 * the rows of such a collection are few enough to be compared here.
 */
export const foldSearch = ({ slug, admin }: CollectionConfig) => {
  const fields = new Set(admin?.listSearchableFields)
  return async ({ args = {}, overrideAccess, req }: Operation): Promise<void> => {
    if (fields.size === 0 || !('where' in args)) return
    // Payload checks access later, and reading all rows for a stranger would let one request keep the server busy.
    if (!overrideAccess && !editors({ req })) return
    const draft = 'draft' in args && args.draft === true
    const readTexts = async () => {
      const { docs } = await req.payload.find({
        collection: slug as CollectionSlug,
        ...{ draft, req, trash: true, depth: 0, pagination: false, overrideAccess: true },
        select: Object.fromEntries([...fields].map((field) => [field, true])),
      })
      return docs.map((doc) => {
        const values = new Map(Object.entries(doc))
        const textOf = (name: string) => searchable(String(values.get(name) ?? ''))
        return { id: doc.id, texts: new Map([...fields].map((name) => [name, textOf(name)])) }
      })
    }
    let reading: ReturnType<typeof readTexts> | undefined
    const search = async (field: string, text: string): Promise<Where> => {
      const words = searchable(text).split(/\s+/)
      reading ??= readTexts()
      const found = (await reading).filter(({ texts }) =>
        words.every((word) => texts.get(field)?.includes(word)),
      )
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
