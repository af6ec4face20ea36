import type { Payload, TypedUser } from 'payload'
import { admins } from '../access/admins'
import { toPlainDate, toStoredDate } from '../fields/plain-date'
import { globalSlugs, slugs } from '../slugs'

/** Something that waits, with the place in the panel where it is dealt with. */
export interface WaitingItem {
  label: string
  detail?: string
  href: string
}

/** A kind of thing that waits: how many there are, and the first few of them. */
export interface Waiting {
  title: string
  total: number
  items: WaitingItem[]
}

const shown = 5

const soon = 3

const daysAfter = (date: string, days: number) => {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

const inCollection = (slug: string, id: string) => `/cms/collections/${slug}/${id}`

const newInquiries = async (payload: Payload, user: TypedUser): Promise<Waiting> => {
  const { docs, totalDocs } = await payload.find({
    collection: slugs.inquiries,
    where: { status: { equals: 'new' } },
    limit: shown,
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
      href: inCollection(slugs.inquiries, id),
    })),
  }
}

const todosNearlyDue = async (payload: Payload, user: TypedUser, today: string) => {
  const { docs, totalDocs } = await payload.find({
    collection: slugs.todos,
    where: {
      deadline: {
        greater_than_equal: toStoredDate(today),
        less_than_equal: toStoredDate(daysAfter(today, soon)),
      },
    },
    sort: 'deadline',
    limit: shown,
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
      href: inCollection(slugs.todos, id),
    })),
  }
}

const drafted = async (payload: Payload, user: TypedUser, collection: 'team' | 'calendar') => {
  const { docs, totalDocs } = await payload.find({
    collection,
    draft: true,
    where: { _status: { equals: 'draft' } },
    sort: '-updatedAt',
    limit: shown,
    depth: 0,
    overrideAccess: false,
    user,
  })
  const items = docs.map((doc) => ({
    label: ('title' in doc ? doc.title : doc.name) || 'Untitled',
    detail: collection === slugs.team ? 'Team' : 'Calendar',
    href: inCollection(collection, doc.id),
  }))
  return { total: totalDocs, items }
}

const pages = {
  [globalSlugs.home]: 'Home',
  [globalSlugs.about]: 'About',
  [globalSlugs.rules]: 'Rules',
}

const draftedPages = async (payload: Payload, user: TypedUser) => {
  const texts = await Promise.all(
    Object.entries(pages).map(async ([slug, label]) => {
      const { _status } = await payload.findGlobal({
        slug: slug as keyof typeof pages,
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

const draftsWaiting = async (payload: Payload, user: TypedUser): Promise<Waiting> => {
  const kinds = await Promise.all([
    draftedPages(payload, user),
    drafted(payload, user, slugs.team),
    drafted(payload, user, slugs.calendar),
  ])
  return {
    title: 'Drafts to be published',
    total: kinds.reduce((sum, { total }) => sum + total, 0),
    items: kinds.flatMap(({ items }) => items).slice(0, shown),
  }
}

/**
 * What waits for somebody: drafts for every editor, inquiries and to-dos for admins alone.
 *
 * @param today - the date where the team is
 */
export const readAttention = (
  payload: Payload,
  user: TypedUser,
  today: string,
): Promise<Waiting[]> => {
  const drafts = draftsWaiting(payload, user)
  return Promise.all(
    admins({ req: { user } })
      ? [newInquiries(payload, user), drafts, todosNearlyDue(payload, user, today)]
      : [drafts],
  )
}
