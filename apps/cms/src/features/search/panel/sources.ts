import type { PanelKind } from '@tropa/contract/search/panel-search'
import { dateIn } from '@tropa/contract/time/team-time'
import type { Payload, TypedUser } from 'payload'
import type { Source } from '../../../database/stamps'
import { toSections } from '../../../payload/fields/page-sections'
import { toPlainDate } from '../../../payload/fields/stored-date'
import type { Draft } from '../../../payload/globals/read-text'
import type { Calendar, Team } from '../../../payload/payload-types'
import { globalSlugs, slugs } from '../../../payload/slugs'
import { fillNumbers } from '../../rules/fill-numbers'
import { days, joined, nextFirst, type Searched } from '../searched'

/** What can be found in the panel. */
export interface PanelSearched extends Searched {
  /** Visitors do not see what it says, or not yet. */
  isDraft: boolean
}

/** Who searches, and where. */
export interface PanelSearch {
  payload: Payload
  user: TypedUser
  timeZone: string
}

interface PanelSource {
  kind: PanelKind
  /** What is written when the source changes; a source without them has drafts and is read each time. */
  sources?: readonly Source[]
  /** Reads as the member, with the member's access, and leaves out the trash. */
  read: (search: PanelSearch) => Promise<PanelSearched[]>
}

const documentUrl = (slug: string, id: string) => `/cms/collections/${slug}/${id}`

const globalUrl = (slug: string) => `/cms/globals/${slug}`

/** With the access of the member; who may read nothing finds nothing. */
const asMember = ({ user }: PanelSearch) => ({
  user,
  overrideAccess: false,
  disableErrors: true,
  depth: 0,
  pagination: false,
})

const people: PanelSource = {
  kind: 'person',
  read: async (search) => {
    const { docs } = await search.payload.find({
      collection: slugs.team,
      draft: true,
      sort: '_order',
      ...asMember(search),
    })
    return docs.map(({ id, name, role, bio, _status }: Draft<Team>) => ({
      title: name || 'Untitled',
      text: joined(role, bio),
      url: documentUrl(slugs.team, id ?? ''),
      isDraft: _status !== 'published',
    }))
  },
}

const events: PanelSource = {
  kind: 'event',
  read: async (search) => {
    const { docs } = await search.payload.find({
      collection: slugs.calendar,
      draft: true,
      sort: 'start',
      ...asMember(search),
    })
    const found = docs.map(({ id, title, start, end, _status }: Draft<Calendar>) => ({
      title: title || 'Untitled',
      start: start ? toPlainDate(start) : '',
      end: start ? toPlainDate(end ?? start) : '',
      url: documentUrl(slugs.calendar, id ?? ''),
      isDraft: _status !== 'published',
    }))
    return nextFirst(found, dateIn(search.timeZone)).map(({ start, end, ...event }) => ({
      ...event,
      text: start === '' ? '' : days(start, end),
    }))
  },
}

/** The latest text of a page, as the member may read it. */
const latest = <Slug extends 'home' | 'about' | 'rules'>(
  slug: Slug,
  { payload, user }: PanelSearch,
) => payload.findGlobal({ slug, draft: true, depth: 0, user, overrideAccess: false })

const pages: PanelSource = {
  kind: 'page',
  read: async (search) => {
    const [home, about] = [
      await latest(globalSlugs.home, search),
      await latest(globalSlugs.about, search),
    ]
    return [
      {
        title: 'Home',
        text: joined(home.tagline),
        url: globalUrl(globalSlugs.home),
        isDraft: home._status !== 'published',
      },
      ...toSections(about.sections).map(({ heading, body }) => ({
        title: heading,
        text: joined('About', body),
        url: globalUrl(globalSlugs.about),
        isDraft: about._status !== 'published',
      })),
    ]
  },
}

const ruleSections: PanelSource = {
  kind: 'rule',
  read: async (search) => {
    const { sections, numbers, _status } = await latest(globalSlugs.rules, search)
    return toSections(sections).map(({ heading, body }) => ({
      title: heading,
      text: fillNumbers(body, numbers),
      url: globalUrl(globalSlugs.rules),
      isDraft: _status !== 'published',
    }))
  },
}

const todos: PanelSource = {
  kind: 'todo',
  sources: [slugs.todos],
  read: async (search) => {
    const { docs } = await search.payload.find({
      collection: slugs.todos,
      sort: '-deadline',
      ...asMember(search),
    })
    return docs.map(({ id, title, desc, assignees }) => ({
      title,
      text: joined(assignees.join(', '), desc),
      url: documentUrl(slugs.todos, id),
      isDraft: false,
    }))
  },
}

const inquiries: PanelSource = {
  kind: 'inquiry',
  sources: [slugs.inquiries],
  read: async (search) => {
    const { docs } = await search.payload.find({
      collection: slugs.inquiries,
      sort: '-createdAt',
      ...asMember(search),
    })
    return docs.map(({ id, name, category, email, desc, notes }) => ({
      title: name,
      text: joined(category, email, desc, notes),
      url: documentUrl(slugs.inquiries, id),
      isDraft: false,
    }))
  },
}

const records: PanelSource = {
  kind: 'record',
  sources: [slugs.records],
  read: async (search) => {
    const { docs } = await search.payload.find({
      collection: slugs.records,
      sort: '-date',
      ...asMember(search),
    })
    return docs.map(({ id, name, violation, status }) => ({
      title: name,
      text: joined(violation, status),
      url: documentUrl(slugs.records, id),
      isDraft: false,
    }))
  },
}

/** Everything that the panel's search looks at. */
export const panelSources: readonly PanelSource[] = [
  events,
  people,
  pages,
  ruleSections,
  todos,
  inquiries,
  records,
]
