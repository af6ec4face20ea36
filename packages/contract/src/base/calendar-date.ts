import { dayMs } from './durations'

/** A calendar date without a time or a zone, `YYYY-MM-DD`. */
export type CalendarDate = string

/** Midnight in UTC of a calendar date, for arithmetic and formatting with `timeZone: 'UTC'`. */
export const utcMidnight = (date: CalendarDate): Date => new Date(`${date}T00:00:00Z`)

/** The last date with a year of four digits. */
export const lastDate: CalendarDate = '9999-12-31'

/** The date some days later, or earlier for a negative number. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(utcMidnight(date).getTime() + days * dayMs).toISOString().slice(0, 10)

export const daysBetween = (first: CalendarDate, second: CalendarDate): number =>
  (utcMidnight(second).getTime() - utcMidnight(first).getTime()) / dayMs

/** A moment some days of 24 hours earlier, as an ISO time. */
export const daysBefore = (moment: Date, days: number): string =>
  new Date(moment.getTime() - days * dayMs).toISOString()

/** The day of the week: 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: CalendarDate): number => utcMidnight(date).getUTCDay()
