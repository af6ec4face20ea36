import type { EventType, Semester } from '@tropa/contract/time/academic-year'
import { eventTypes } from '@tropa/contract/time/academic-year'
import { monthName } from './calendar-view'
import { readYear } from './calendar-year'

/** What of the calendar's state stands in its address. */
export interface CalendarAddress {
  year: number | null
  semester: Semester
  /** The chosen month by its index, or `null` while it follows today. */
  month: number | null
  types: readonly EventType[]
}

const months = Array.from({ length: 12 }, (_, index) => index)

/** The value that stands for a month in an address: its name. */
export const monthValue = (month: number) => monthName(month).toLowerCase()

const isNamed = (text: string) => (month: number) => monthValue(month) === text.toLowerCase()

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

/** Reads an address; what it does not say, or says wrongly, is as at the start. */
export const readAddress = (search: URLSearchParams): CalendarAddress => ({
  year: readYear(search),
  semester: search.get('semester') === 'second' ? 'second' : 'first',
  month: readMonth(search.get('month')),
  types: readTypes(search.get('types')),
})

/** Writes an address, `?semester=second&month=february`; what is as at the start is left out. */
export const writeAddress = ({ year, semester, month, types }: CalendarAddress) => {
  const search = new URLSearchParams()
  if (year !== null) search.set('year', String(year))
  if (semester === 'second') search.set('semester', semester)
  if (month !== null) search.set('month', monthValue(month))
  if (types.length < eventTypes.length) search.set('types', types.join(','))
  const text = search.toString().replaceAll('%2C', ',')
  return text === '' ? '.' : `?${text}`
}
