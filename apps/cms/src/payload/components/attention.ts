import { addDays } from '@tropa/contract/time/calendar-date'
import type { Payload, TypedUser } from 'payload'
import { admins } from '../access/admins'
import { toPlainDate, toStoredDate } from '../fields/stored-date'
import { globalSlugs, slugs } from '../slugs'

/** One thing that waits, with its page in the panel. */
export interface WaitingItem {
  label: string
  detail?: string
  href: string
}

/** How many things of one kind wait, and the first of them. */
export interface WaitingKind {
  title: string
  total: number
  items: WaitingItem[]
}

const maxShown = 5

const daysAhead = 3

const documentPath = (slug: string, id: string) => `/cms/collections/${slug}/${id}`

const newInquiries = async (payload: Payload, user: TypedUser): Promise<WaitingKind> => {
  const { docs, totalDocs } = await payload.find({
    collection: slugs.inquiries,
    where: { status: { equals: 'new' } },
    limit: maxShown,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return {
    title: 'New inquiries',
    total: totalDocs,
    items: docs.map(({ id, name, category }) => ({
      label: name,
      detail: category,
      href: documentPath(slugs.inquiries, id),
    })),
  }
}

const todosNearlyDue = async (payload: Payload, user: TypedUser, today: string) => {
  const { docs, totalDocs } = await payload.find({
    collection: slugs.todos,
    where: {
      deadline: {
        greater_than_equal: toStoredDate(today),
        less_than_equal: toStoredDate(addDays(today, daysAhead)),
      },
    },
    sort: 'deadline',
    limit: maxShown,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return {
    title: 'To-dos due within three days',
    total: totalDocs,
    items: docs.map(({ id, title, deadline }) => ({
      label: title,
      detail: toPlainDate(deadline),
      href: documentPath(slugs.todos, id),
    })),
  }
}

const draftDocuments = async (
  payload: Payload,
  user: TypedUser,
  collection: 'team' | 'calendar',
) => {
  const { docs, totalDocs } = await payload.find({
    collection,
    draft: true,
    where: { _status: { equals: 'draft' } },
    sort: '-updatedAt',
    limit: maxShown,
    depth: 0,
    overrideAccess: false,
    user,
  })
  const items = docs.map((doc) => ({
    label: ('title' in doc ? doc.title : doc.name) || 'Untitled',
    detail: collection === slugs.team ? 'Team' : 'Calendar',
    href: documentPath(collection, doc.id),
  }))
  return { total: totalDocs, items }
}

const pages = [
  { slug: globalSlugs.home, label: 'Home' },
  { slug: globalSlugs.about, label: 'About' },
  { slug: globalSlugs.rules, label: 'Rules' },
] as const

const draftPages = async (payload: Payload, user: TypedUser) => {
  const texts = await Promise.all(
    pages.map(async ({ slug, label }) => {
      const { _status } = await payload.findGlobal({
        slug,
        draft: true,
        depth: 0,
        overrideAccess: false,
        user,
      })
      return { label, detail: 'Page', href: `/cms/globals/${slug}`, isDraft: _status === 'draft' }
    }),
  )
  const items = texts.filter(({ isDraft }) => isDraft)
  return {
    total: items.length,
    items: items.map(({ label, detail, href }) => ({ label, detail, href })),
  }
}

const draftsWaiting = async (payload: Payload, user: TypedUser): Promise<WaitingKind> => {
  const kinds = await Promise.all([
    draftPages(payload, user),
    draftDocuments(payload, user, slugs.team),
    draftDocuments(payload, user, slugs.calendar),
  ])
  return {
    title: 'Drafts to be published',
    total: kinds.reduce((sum, { total }) => sum + total, 0),
    items: kinds.flatMap(({ items }) => items).slice(0, maxShown),
  }
}

/**
 * What waits for a member of the panel: drafts for every editor; inquiries and to-dos for admins only.
 *
 * @param today - the date in the team's time zone, `YYYY-MM-DD`
 */
export const readAttention = (
  payload: Payload,
  user: TypedUser,
  today: string,
): Promise<WaitingKind[]> => {
  const drafts = draftsWaiting(payload, user)
  return Promise.all(
    admins({ req: { user } })
      ? [newInquiries(payload, user), drafts, todosNearlyDue(payload, user, today)]
      : [drafts],
  )
}
