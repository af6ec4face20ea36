import type { Payload } from 'payload'
import type { Target } from '../jobs/target'
import { changedParts, type LeftPart } from './changed-parts'
import { authorOf, isPublished, readVersions } from './versions'

/** The text that visitors see, and the fields of the document. */
const readShown = async (payload: Payload, { doc, global: slug }: Target) => {
  if (doc) {
    const { relationTo: collection, value: id } = doc
    const { fields } = payload.collections[collection].config
    return {
      fields,
      shown: await payload.findByID({ collection, id, depth: 0, disableErrors: true }),
    }
  }
  if (!slug) return undefined
  const fields = payload.globals.config.find((each) => each.slug === slug)?.fields ?? []
  return { fields, shown: await payload.findGlobal({ slug, depth: 0 }) }
}

/** What drafts have changed since the last publishing; empty if nothing is published. */
export const findLeftParts = async (payload: Payload, target: Target): Promise<LeftPart[]> => {
  const found = await readShown(payload, target)
  if (!found || !isPublished(found.shown)) return []
  const { fields, shown } = found
  const versions = await readVersions(payload, target)
  const published = versions.findIndex(({ version }) => isPublished(version))
  const drafts = versions.slice(0, published < 0 ? versions.length : published)
  const texts = [shown, ...drafts.map(({ version }) => version).toReversed()]
  const steps = texts.slice(1).map((text, index) => ({
    keys: changedParts(fields, texts[index], text).map(({ key }) => key),
    by: authorOf(text),
  }))
  return changedParts(fields, shown, texts.at(-1)).map((part) => ({
    ...part,
    by: steps.findLast(({ keys }) => keys.includes(part.key))?.by ?? '',
  }))
}
