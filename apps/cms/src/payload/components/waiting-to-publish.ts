import { paths } from '@tropa/contract/pages'
import type { Payload, TypedUser, Where } from 'payload'
import { capitalised } from '../fields/capitalised'
import { findSchedules } from '../jobs/find-schedules'
import { isSchedulable, nameTarget, textOf } from '../jobs/target'

export interface WaitingItem {
  label: string
  detail?: string
  href: string
}

export interface WaitingKind {
  title: string
  total: number
  items: WaitingItem[]
  /** Lists on which all of them can be published together. */
  lists?: WaitingItem[]
}

const maxShown = 5

const isWaiting: Where = {
  and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }],
}

/** A page without sections, as the removed sample leaves it, cannot be published. */
const hasSections = ({ version }: { version: object }) =>
  !('sections' in version && Array.isArray(version.sections) && version.sections.length === 0)

/** Each draft leads to Payload's comparison with the version before it. */
const draftsWaiting = async (payload: Payload, user: TypedUser): Promise<WaitingKind> => {
  const options = { where: isWaiting, depth: 0, overrideAccess: false, user }
  const { globals, collections } = payload.config
  const ofPages = await Promise.all(
    globals.map(async ({ slug, label }) => {
      const target = { global: slug }
      if (!isSchedulable(payload, target)) return []
      const { docs } = await payload.findGlobalVersions({
        slug: target.global,
        limit: 1,
        ...options,
      })
      return docs.filter(hasSections).map(({ id }) => ({
        label: textOf(label),
        detail: 'Page',
        href: `${paths.panel}/globals/${slug}/versions/${id}`,
      }))
    }),
  )
  const ofCollections = await Promise.all(
    collections.map(async ({ slug, labels }) => {
      const target = { doc: { relationTo: slug, value: '' } }
      if (!isSchedulable(payload, target)) return { items: [], total: 0, lists: [] }
      const label = capitalised(textOf(labels.plural))
      const { docs, totalDocs } = await payload.findVersions({
        collection: target.doc.relationTo,
        sort: '-updatedAt',
        limit: maxShown,
        ...options,
      })
      const items = docs.map(({ id, parent, version }) => ({
        label: ('title' in version ? version.title : version.name) || 'Untitled',
        detail: label,
        href: `${paths.panel}/collections/${slug}/${parent}/versions/${id}`,
      }))
      const list = {
        label,
        href: `${paths.panel}/collections/${slug}?where[or][0][and][0][_status][equals]=draft`,
      }
      return { items, total: totalDocs, lists: totalDocs > 0 ? [list] : [] }
    }),
  )
  const items = [...ofPages.flat(), ...ofCollections.flatMap((each) => each.items)]
  return {
    title: 'Drafts to be published',
    total: ofCollections.reduce((sum, each) => sum + each.total, ofPages.flat().length),
    items: items.slice(0, maxShown),
    lists: ofCollections.flatMap((each) => each.lists),
  }
}
/** Failed schedules come first. Those of documents that a member may not read are left out. */
const schedulesWaiting = async (payload: Payload, user: TypedUser): Promise<WaitingKind> => {
  const items: WaitingItem[] = []
  for (const { target, sentence } of await findSchedules(payload)) {
    const named = await nameTarget(payload, user, target)
    if (named) items.push({ label: named.label, detail: sentence, href: named.href })
  }
  return { title: 'Scheduled', total: items.length, items: items.slice(0, maxShown) }
}

/** The drafts and schedules of all that a member of the panel may read. */
export const readWaitingToPublish = (
  payload: Payload,
  user: TypedUser,
): Promise<[WaitingKind, WaitingKind]> =>
  Promise.all([draftsWaiting(payload, user), schedulesWaiting(payload, user)])
