import { call } from '@orpc/server'
import { sectionId } from '@tropa/contract/base/section-id'
import type { FoundKind } from '@tropa/contract/search/search'
import { mediumDate } from '@tropa/contract/base/day-text'
import { dateIn } from '@tropa/contract/base/team-time'
import { paths } from '@tropa/contract/pages'
import type { Source } from '../../database/stamps'
import type { ApiContext } from '../../rpc/context'
import { daysInWords, publicMonthAddress } from '../calendar/month'
import { readAllEvents } from '../calendar/read'
import { inquiryProcedures } from '../inquiry/procedures'
import { findVisibleMeetings } from '../meeting/procedures'
import { membersProcedures } from '../member/members'
import { rulesProcedures } from '../rules/procedures'
import { readSettings } from '../../payload/globals/read-settings'
import { teamProcedures } from '../team/procedures'
import { todoProcedures } from '../todo/procedures'

export interface Searched {
  title: string
  text: string
  url: string
}

interface SearchSource {
  kind: FoundKind
  /**
   * The sources whose writes make the cached texts out of date. Without them the texts are read each time: what a
   * member may see differs, or, as with members, writes do not end what is cached.
   */
  sources?: readonly Source[]
  /** Reads as the caller, with the caller's access. */
  read: (context: ApiContext) => Promise<Searched[]>
}

const joined = (...parts: string[]) => parts.filter((part) => part).join(' · ')

const listUrl = (path: string, search: string) =>
  `${path}?${new URLSearchParams({ search: search.trim() }).toString()}`

const people: SearchSource = {
  kind: 'person',
  sources: ['team', 'media'],
  read: async (context) => {
    const team = await call(teamProcedures.list, undefined, { context })
    return team.map(({ _id, name, role, bio }) => ({
      title: name,
      text: joined(role, bio),
      url: `${paths.team}#${_id}`,
    }))
  },
}

/** The next events, then past ones from the latest. */
const events: SearchSource = {
  kind: 'event',
  sources: ['calendar', 'settings'],
  read: async ({ payload, env }) => {
    const all = await readAllEvents(payload)
    const { terms } = await readSettings(payload)
    const today = dateIn(env.timeZone)
    const past = all.filter(({ end }) => end < today).toReversed()
    return [...all.filter(({ end }) => end >= today), ...past].map((event) => ({
      title: event.title,
      text: daysInWords(event, mediumDate),
      url: publicMonthAddress(event.start, terms),
    }))
  },
}

const ruleSections: SearchSource = {
  kind: 'rule',
  sources: ['rules'],
  read: async (context) => {
    const { sections } = await call(rulesProcedures.get, undefined, { context })
    return sections.map(({ heading, body }) => ({
      title: heading,
      text: body,
      url: `${paths.rules}#${sectionId(heading)}`,
    }))
  },
}

const todos = (list: 'list' | 'archived', urlOf: (title: string) => string): SearchSource => ({
  kind: 'todo',
  sources: ['todos', 'acknowledgements', 'settings'],
  read: async (context) => {
    const all = await call(todoProcedures[list], undefined, { context })
    return all.map(({ title, assignee, desc }) => ({
      title,
      text: joined(assignee, desc),
      url: urlOf(title),
    }))
  },
})

/** Latest first; users find only those of their teams. */
const meetings: SearchSource = {
  kind: 'meeting',
  read: async (context) => {
    const all = await findVisibleMeetings(context)
    return all.map(({ id, title, place, agenda, minutes }) => ({
      title,
      text: joined(place ?? '', agenda ?? '', minutes ?? ''),
      url: paths.meeting.replace(':id', id),
    }))
  },
}

const inquiries: SearchSource = {
  kind: 'inquiry',
  sources: ['inquiries'],
  read: async (context) => {
    const all = await call(inquiryProcedures.list, undefined, { context })
    return all.map(({ name, category, email, desc }) => ({
      title: name,
      text: joined(category, email, desc),
      url: listUrl(paths.adminInquiry, name),
    }))
  },
}

const members: SearchSource = {
  kind: 'member',
  read: async (context) => {
    const all = await call(membersProcedures.list, undefined, { context })
    return all.map(({ username, name, role }) => ({
      title: name ?? username,
      text: joined(name === null ? '' : `@${username}`, role.join(', ')),
      url: listUrl(paths.adminMembers, `@${username}`),
    }))
  },
}

const published = [events, ruleSections, people]

export const sourcesOf = {
  user: [todos('list', (title) => listUrl(paths.todo, title)), meetings, ...published],
  admin: [
    todos('list', (title) => listUrl(paths.adminTodo, title)),
    todos('archived', () => paths.adminArchivedTodo),
    meetings,
    ...published,
    members,
    inquiries,
  ],
} as const satisfies Record<string, readonly SearchSource[]>
