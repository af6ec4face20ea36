import { utcMidnight, type CalendarDate } from './calendar-date'

const format = (date: CalendarDate, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(utcMidnight(date))

/** A calendar date: `Aug 18, 2025`. */
export const mediumDate = (date: CalendarDate): string => format(date, { dateStyle: 'medium' })

/** A calendar date in full: `August 18, 2025`. */
export const longDate = (date: CalendarDate): string => format(date, { dateStyle: 'long' })

/** The month of a calendar date: `August 2025`. */
export const monthAndYear = (date: CalendarDate): string =>
  format(date, { month: 'long', year: 'numeric' })

/** A calendar date within a year: `Aug 18`. */
export const monthAndDay = (date: CalendarDate): string =>
  format(date, { month: 'short', day: 'numeric' })
