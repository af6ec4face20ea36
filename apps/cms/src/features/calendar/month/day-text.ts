import type { Audience } from '@tropa/contract/time/academic-year'
import { utcMidnight, type CalendarDate } from '@tropa/contract/time/calendar-date'
import type { EventDays } from './move'

const formatted = (day: CalendarDate, options: Intl.DateTimeFormatOptions) =>
  utcMidnight(day).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' })

/** A day in full: `Monday, November 23, 2026`. */
export const fullDay = (day: CalendarDate): string => formatted(day, { dateStyle: 'full' })

const longDay = (day: CalendarDate) => formatted(day, { dateStyle: 'long' })

/** The days of an event in full: `November 23, 2026`, or from the first to the last. */
export const fullDays = ({ start, end }: EventDays): string =>
  start === end ? longDay(start) : `${longDay(start)} to ${longDay(end)}`

/** The students whom an event concerns: `graduating`, `regular and irregular`. */
export const studentsText = (audience: readonly Audience[]): string =>
  new Intl.ListFormat('en-US').format(audience)
