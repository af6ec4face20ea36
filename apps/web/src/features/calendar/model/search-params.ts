import {
  academicMonthOf,
  type Semester,
  semesterOf,
  type Terms,
} from '@tropa/contract/calendar/academic-year'
import { type EventType, eventTypes } from '@tropa/contract/calendar/event-types'
import type { Audience } from '@tropa/contract/calendar/audience'
import type { CalendarDate } from '@tropa/contract/base/calendar-date'
import { readAudience, readStartYear } from './page-params'
import { monthOfYear, type SemesterMonth } from './year'
import { monthName } from '../../../format/month-name'

/** What the address of the calendar's page may say, `/calendar?semester=second&month=february`. */
type CalendarParam = 'year' | 'for' | 'semester' | 'month' | 'types' | 'search'

export interface CalendarParams {
  /** The start year of the academic year; `null` for the one that the team has chosen. */
  year: number | null
  /** The students whose dates are shown; `null` for everyone's. */
  for: Audience | null
  /** `null` for the semester that has the month. */
  semester: Semester | null
  /** 0 for January; `null` for the current month. */
  month: number | null
  /** The types of events that are shown; an address that names none shows all. */
  types: readonly EventType[]
  /** The search over the year, empty for none. */
  search: string
}

const longestSearch = 100

const months = Array.from({ length: 12 }, (_, index) => index)

/** How addresses write a month: `february`. */
export const monthParam = (month: number) => monthName(month).toLowerCase()

const isNamed = (text: string) => (month: number) => monthParam(month) === text.toLowerCase()

const readMonth = (text: string | null) => {
  if (text === null) return null
  const month = /^\d+$/.test(text) ? Number(text) : months.findIndex(isNamed(text))
  return month in months ? month : null
}

const readSemester = (text: string | null): Semester | null =>
  text === 'first' || text === 'second' ? text : null

const readTypes = (text: string | null) => {
  const named = text?.split(',') ?? []
  const types = eventTypes.filter((type) => named.includes(type))
  return types.length > 0 ? types : eventTypes
}

/**
 * Reads an address; missing and invalid values become the defaults. Of two values the last counts: a
 * form that is submitted without scripts sends what the page showed before what was chosen.
 */
export const readCalendarParams = (params: URLSearchParams): CalendarParams => {
  const get = (name: CalendarParam) => params.getAll(name).at(-1) ?? null
  return {
    year: readStartYear(params),
    for: readAudience(params),
    semester: readSemester(get('semester')),
    month: readMonth(get('month')),
    types: readTypes(get('types')),
    search: get('search')?.trim().slice(0, longestSearch) ?? '',
  }
}

/**
 * The month that an address shows. Unless the address names one, it is the current one if the shown year has it.
 *
 * @param startYear - the start year of the academic year that is shown
 */
export const shownMonth = (
  { semester, month }: Pick<CalendarParams, 'semester' | 'month'>,
  startYear: number,
  today: CalendarDate,
  terms: Terms,
): SemesterMonth => {
  if (month !== null) return { semester: semester ?? semesterOf(month, terms), month }
  const current = monthOfYear(startYear, today, terms) ?? academicMonthOf(today, terms)
  return { semester: semester ?? current.semester, month: current.month }
}

/**
 * The parameters that differ from the defaults, as addresses and hidden fields write them.
 *
 * @param terms - tell which term a month is in, so that the term can be left out; without them it never is
 */
export const writtenParams = (
  { year, for: audience, semester, month, types, search }: CalendarParams,
  terms?: Terms,
) => {
  const written: [CalendarParam, string][] = []
  if (year !== null) written.push(['year', String(year)])
  if (audience !== null) written.push(['for', audience])
  const isImplied = terms && month !== null && semester === semesterOf(month, terms)
  if (semester !== null && !isImplied) written.push(['semester', semester])
  if (month !== null) written.push(['month', monthParam(month)])
  if (types.length > 0 && types.length < eventTypes.length) written.push(['types', types.join(',')])
  if (search !== '') written.push(['search', search])
  return written
}

/** The address as a link of the same page, `?semester=second&month=february`, without the defaults. */
export const calendarHref = (params: CalendarParams, terms?: Terms) => {
  const text = new URLSearchParams(writtenParams(params, terms)).toString().replaceAll('%2C', ',')
  return text === '' ? '.' : `?${text}`
}

/**
 * Whether a page of a year is one of few, about 160: each month in each term, for each audience, and one type in
 * the current month. Every search and mixture of types would let a stranger drive everything else out of the cache.
 */
const isOneOfFew = ({ year, for: audience, semester, month, types, search }: CalendarParams) => {
  const isPlain = year === null && audience === null && semester === null && month === null
  return search === '' && (types.length === eventTypes.length || (types.length === 1 && isPlain))
}

/** What the calendar's page reads from the query, in canonical form. */
export const calendarPageQuery = (params: URLSearchParams) => {
  const read = readCalendarParams(params)
  const search = calendarHref(read).replace(/^\.$/, '')
  return { search, isCacheable: isOneOfFew(read), year: read.year, audience: read.for }
}
