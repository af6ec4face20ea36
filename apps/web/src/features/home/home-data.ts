import { noStory } from '@tropa/contract/about/no-story'
import type { TeamMember } from '@tropa/contract/team/team'
import type { CalendarDate } from '@tropa/contract/base/calendar-date'
import type { ApiClient } from '../../api/api-context'

/** What the home page shows besides the site's settings. */
export interface HomeData {
  team: TeamMember[]
  /** The first sentence of the team's story, or the words for a team without one. Empty if it cannot be read. */
  story: string
  /** The exams of the academic year, in order. */
  exams: Exam[]
}

export interface Exam {
  title: string
  /** Its last day. */
  end: CalendarDate
  /** Its days in words. */
  days: string
}

export const firstSentence = (text: string): string => {
  const [line = ''] = text.trim().split('\n')
  return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line
}

const firstOfStory = async (client: ApiClient) => {
  const [first] = (await client.about.get()).sections
  return first ? firstSentence(first.body) : `${noStory}.`
}

/** The code that finds exams is loaded on demand: the first page of a visit has its data in the document. */
const loadExams = async (client: ApiClient): Promise<Exam[]> => {
  const { yearToOpen } = await import('../calendar/model/open-year')
  const [{ yearEntries }, { dayRange }, calendar, { terms }] = await Promise.all([
    import('../calendar/model/year'),
    import('../../format/format'),
    client.calendar.events({ year: await yearToOpen(client) }),
    client.settings.get(),
  ])
  return yearEntries(calendar, terms).flatMap(({ type, title, start, end = start }) =>
    type === 'exam' ? [{ title, end, days: dayRange(start, end) }] : [],
  )
}

/** Loads the home page. If the story or the exams cannot be read, the page does without them. */
export const loadHome = async (client: ApiClient): Promise<HomeData> => {
  const [team, story, exams] = await Promise.all([
    client.team.list(),
    firstOfStory(client).catch(() => ''),
    loadExams(client).catch(() => []),
  ])
  return { team, story, exams }
}
