import type { Payload, TypedUser } from 'payload'
import { findSchedules } from '../jobs/find-schedules'
import { nameTarget } from '../jobs/target'
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

/** What of the site waits for a member of the panel. */
export const readAttention = (payload: Payload, user: TypedUser): Promise<WaitingKind[]> =>
  Promise.all([draftsWaiting(payload, user), schedulesWaiting(payload, user)])
