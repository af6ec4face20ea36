import type { EventType, Semester } from '@tropa/contract/time/academic-year'
import { eventTypes } from '@tropa/contract/time/academic-year'
import { monthName } from './months'
import { readStartYear } from './start-year'

/** What the calendar's address says. */
export interface CalendarParams {
  /** The start year of the academic year; `null` for the one that the team has chosen. */
  year: number | null
  semester: Semester
  /** 0 for January; `null` for the current month. */
  month: number | null
  types: readonly EventType[]
}

const months = Array.from({ length: 12 }, (_, index) => index)

/** How addresses write a month: `february`. */
export const monthParam = (month: number) => monthName(month).toLowerCase()

const isNamed = (text: string) => (month: number) => monthParam(month) === text.toLowerCase()

const readMonth = (text: string | null) => {
  if (text === null) return null
  const month = /^\d+$/.test(text) ? Number(text) : months.findIndex(isNamed(text))
  return month in months ? month : null
}

const readTypes = (text: string | null) => {
  if (text === null) return eventTypes
  const named = text.split(',')
  return eventTypes.filter((type) => named.includes(type))
}

/** Reads an address; missing and invalid values become the defaults. */
export const readCalendarParams = (params: URLSearchParams): CalendarParams => ({
  year: readStartYear(params),
  semester: params.get('semester') === 'second' ? 'second' : 'first',
  month: readMonth(params.get('month')),
  types: readTypes(params.get('types')),
})

/** The address as a link of the same page, `?semester=second&month=february`, without the defaults. */
export const calendarHref = ({ year, semester, month, types }: CalendarParams) => {
  const params = new URLSearchParams()
  if (year !== null) params.set('year', String(year))
  if (semester === 'second') params.set('semester', semester)
  if (month !== null) params.set('month', monthParam(month))
  if (types.length < eventTypes.length) params.set('types', types.join(','))
  const text = params.toString().replaceAll('%2C', ',')
  return text === '' ? '.' : `?${text}`
}
