import { paths } from '@tropa/contract/pages'
import type { Payload, TypedUser, Where } from 'payload'
import { findSchedules } from '../jobs/find-schedules'
import { nameTarget } from '../jobs/target'

export interface WaitingItem {
  label: string
  detail?: string
  href: string
}

export interface WaitingKind {
  title: string
  total: number
  items: WaitingItem[]
  /** Where all of them can be published together. */
  lists?: WaitingItem[]
}

const maxShown = 5

const isWaiting: Where = {
  and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }],
}

const pages = [
  { slug: 'home', label: 'Home' },
  { slug: 'about', label: 'About' },
  { slug: 'rules', label: 'Rules' },
] as const

const collections = [
  { slug: 'team', label: 'People' },
  { slug: 'calendar', label: 'Events' },
] as const

/** Each draft leads to Payload's comparison with the version before it. */
const draftsWaiting = async (payload: Payload, user: TypedUser): Promise<WaitingKind> => {
  const options = { where: isWaiting, depth: 0, overrideAccess: false, user }
  const ofPages = await Promise.all(
    pages.map(async ({ slug, label }) => {
      const { docs } = await payload.findGlobalVersions({ slug, limit: 1, ...options })
      return docs.map(({ id }) => ({
        label,
        detail: 'Page',
        href: `${paths.panel}/globals/${slug}/versions/${id}`,
      }))
    }),
  )
  const ofCollections = await Promise.all(
    collections.map(async ({ slug, label }) => {
      const { docs, totalDocs } = await payload.findVersions({
        collection: slug,
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
/** What failed comes first. What a member may not read is left out. */
const schedulesWaiting = async (payload: Payload, user: TypedUser): Promise<WaitingKind> => {
  const items: WaitingItem[] = []
  for (const { target, sentence } of await findSchedules(payload)) {
    const named = await nameTarget(payload, user, target)
    if (named) items.push({ label: named.label, detail: sentence, href: named.href })
  }
  return { title: 'Scheduled', total: items.length, items: items.slice(0, maxShown) }
}

/** The drafts and what is scheduled, of what a member of the panel may read. */
export const readAttention = (
  payload: Payload,
  user: TypedUser,
): Promise<[WaitingKind, WaitingKind]> =>
  Promise.all([draftsWaiting(payload, user), schedulesWaiting(payload, user)])
