import { isRecord } from '@tropa/contract/base/is-record'
import type { Payload, TypeWithVersion } from 'payload'
import { draftVersions } from '../fields/drafts'
import type { Target } from '../jobs/target'
import { changedParts, type LeftPart } from './changed-parts'

const isPublished = (text: unknown) => isRecord(text) && text._status === 'published'

/** The text that visitors see, and the versions of the document, newest first. */
const readTexts = async (payload: Payload, { doc, global: slug }: Target) => {
  const query = { sort: '-updatedAt', limit: draftVersions.max, depth: 0 }
  if (doc) {
    const { relationTo: collection, value: id } = doc
    const { fields } = payload.collections[collection].config
    const where = { parent: { equals: id } }
    const [shown, { docs }] = await Promise.all([
      payload.findByID({ collection, id, depth: 0, disableErrors: true }),
      payload.findVersions({ collection, where, ...query }),
    ])
    return { fields, shown, versions: docs as TypeWithVersion<object>[] }
  }
  if (!slug) return undefined
  const fields = payload.globals.config.find((each) => each.slug === slug)?.fields ?? []
  const [shown, { docs }] = await Promise.all([
    payload.findGlobal({ slug, depth: 0 }),
    payload.findGlobalVersions({ slug, ...query }),
  ])
  return { fields, shown, versions: docs as TypeWithVersion<object>[] }
}

/** What drafts have changed since the last publishing; nothing where nothing is published. */
export const findLeftParts = async (payload: Payload, target: Target): Promise<LeftPart[]> => {
  const found = await readTexts(payload, target)
  if (!found || !isPublished(found.shown)) return []
  const { fields, shown, versions } = found
  const published = versions.findIndex(({ version }) => isPublished(version))
  const drafts = versions.slice(0, published < 0 ? versions.length : published)
  const texts = [shown, ...drafts.map(({ version }) => version).toReversed()]
  const steps = texts.slice(1).map((text, index) => ({
    keys: changedParts(fields, texts[index], text).map(({ key }) => key),
    by: text && 'changedBy' in text && typeof text.changedBy === 'string' ? text.changedBy : '',
  }))
  return changedParts(fields, shown, texts.at(-1)).map((part) => ({
    ...part,
    by: steps.findLast(({ keys }) => keys.includes(part.key))?.by ?? '',
  }))
}
