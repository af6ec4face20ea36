import { addDays } from '@tropa/contract/time/calendar-date'
import type { Payload, TypedUser } from 'payload'
import { admins } from '../access/admins'
import { toPlainDate, toStoredDate } from '../fields/stored-date'
import { findSchedules } from '../jobs/find-schedules'
import { nameTarget } from '../jobs/target'
import { slugs } from '../slugs'
import { findDrafts } from './drafts/find-drafts'

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
  /** The page that lists all of them, if there is one. */
  href?: string
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

const draftsWaiting = async (payload: Payload, user: TypedUser): Promise<WaitingKind> => {
  const drafts = await findDrafts(payload, user)
  return {
    title: 'Drafts to be published',
    href: '/cms/drafts',
    total: drafts.length,
    items: drafts
      .slice(0, maxShown)
      .map(({ label, kind, href }) => ({ label, detail: kind, href })),
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

/**
 * What waits for a member of the panel: drafts and what is scheduled for every editor; inquiries and to-dos for admins only.
 *
 * @param today - the date in the team's time zone, `YYYY-MM-DD`
 */
export const readAttention = (
  payload: Payload,
  user: TypedUser,
  today: string,
): Promise<WaitingKind[]> => {
  const site = [draftsWaiting(payload, user), schedulesWaiting(payload, user)]
  return Promise.all(
    admins({ req: { user } })
      ? [newInquiries(payload, user), ...site, todosNearlyDue(payload, user, today)]
      : site,
  )
}
