import type { Payload, TypedUser } from 'payload'
import { globalSlugs, slugs } from '../../slugs'

/** A draft that is newer than what visitors see. */
export interface WaitingDraft {
  label: string
  /** Where it belongs, such as `Team`. */
  kind: string
  /** Its page in the panel. */
  href: string
  /** Its path in Payload's REST API, and how a part of it is written there. */
  api: { path: string; method: 'PATCH' | 'POST' }
  target:
    | { collection: 'team' | 'calendar'; id: number | string }
    | { global: 'home' | 'about' | 'rules' }
  /** The newest version as Payload stores it. */
  document: Record<string, unknown>
}

const pages = [
  { slug: globalSlugs.home, label: 'Home' },
  { slug: globalSlugs.about, label: 'About' },
  { slug: globalSlugs.rules, label: 'Rules' },
] as const

const draftPages = async (payload: Payload, user: TypedUser): Promise<WaitingDraft[]> => {
  const drafts = await Promise.all(
    pages.map(async ({ slug, label }) => {
      const document = await payload.findGlobal({
        slug,
        draft: true,
        depth: 0,
        overrideAccess: false,
        user,
      })
      return { slug, label, document: { ...document } }
    }),
  )
  return drafts
    .filter(({ document }) => document._status === 'draft')
    .map(({ slug, label, document }) => ({
      label,
      kind: 'Page',
      href: `/cms/globals/${slug}`,
      api: { path: `/globals/${slug}`, method: 'POST' },
      target: { global: slug },
      document,
    }))
}

const draftDocuments = async (
  payload: Payload,
  user: TypedUser,
  collection: 'team' | 'calendar',
): Promise<WaitingDraft[]> => {
  const { docs } = await payload.find({
    collection,
    draft: true,
    where: { _status: { equals: 'draft' } },
    sort: '-updatedAt',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return docs.map((document) => ({
    label: ('title' in document ? document.title : document.name) || 'Untitled',
    kind: collection === slugs.team ? 'Team' : 'Calendar',
    href: `/cms/collections/${collection}/${document.id}`,
    api: { path: `/${collection}/${document.id}`, method: 'PATCH' },
    target: { collection, id: document.id },
    document: { ...document },
  }))
}

/** Every draft that waits to be published: pages, then people, then events, the newest first. */
export const findDrafts = async (payload: Payload, user: TypedUser): Promise<WaitingDraft[]> => {
  const kinds = await Promise.all([
    draftPages(payload, user),
    draftDocuments(payload, user, slugs.team),
    draftDocuments(payload, user, slugs.calendar),
  ])
  return kinds.flat()
}
