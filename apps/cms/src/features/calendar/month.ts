import { eventDayLimits } from '@tropa/contract/calendar/event-days'
import { academicMonthOf, type Terms } from '@tropa/contract/calendar/academic-year'
import { paths } from '@tropa/contract/pages'
import { utcMidnight, type CalendarDate } from '@tropa/contract/base/calendar-date'
import { longDate, monthAndYear } from '@tropa/contract/base/day-text'
import { toPlainDate } from '../../payload/fields/stored-date'

/** The order of the list of events. */
export const oldestFirst = 'start'

/** A month as addresses name it, `YYYY-MM`. */
export type Month = string

const firstMonth = eventDayLimits.first.slice(0, 7)
const lastMonth = eventDayLimits.last.slice(0, 7)

/** The month that an address names, or the one of `today` if it names none that exists. */
export const readMonth = (text: unknown, today: CalendarDate): Month => {
  const isMonth = typeof text === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
  return isMonth && text >= firstMonth && text <= lastMonth ? text : today.slice(0, 7)
}

/** @param index - 0 for January */
export const monthOf = (year: number, index: number): Month =>
  `${year}-${String(index + 1).padStart(2, '0')}`

/** The month some months later, or earlier for a negative number, or the last one that is shown. */
export const addMonths = (month: Month, months: number): Month => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const index = year * 12 + number - 1 + months
  return readMonth(monthOf(Math.floor(index / 12), index % 12), months < 0 ? firstMonth : lastMonth)
}

export const lastDayOf = (month: Month): CalendarDate => {
  const day = utcMidnight(`${month}-01`)
  day.setUTCMonth(day.getUTCMonth() + 1, 0)
  return day.toISOString().slice(0, 10)
}

/** For example `February 2028`. */
export const nameOfMonth = (month: Month): string => monthAndYear(`${month}-01`)

export interface Days {
  start: CalendarDate
  end: CalendarDate
}

/** The day of an event, or from the first to the last one, by default as a file writes it: `2026-11-23`. */
export const daysInWords = (
  { start, end }: Days,
  write: (day: CalendarDate) => string = String,
): string => [...new Set([start, end])].map((day) => write(day)).join(' to ')

/** The days of an event in full: `November 23, 2026`. */
export const fullDays = (days: Days): string => daysInWords(days, longDate)

export const calendarAddress = `${paths.panel}/collections/calendar`

export const monthAddress = (month: Month): string => `${calendarAddress}/months?month=${month}`

export const publicMonthAddress = (start: unknown, terms: Terms): string => {
  if (typeof start !== 'string' || start === '') return paths.calendar
  const { startYear, semester, month } = academicMonthOf(toPlainDate(start), terms)
  return `${paths.calendar}?year=${startYear}&semester=${semester}&month=${month}`
}
