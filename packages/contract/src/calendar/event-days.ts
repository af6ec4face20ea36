import { isCalendarDay } from '../base/dates'

/** The first and the last day that an event can have: the weeks around them lie in years of four digits. */
export const eventDayLimits = { first: '1001-01-01', last: '9998-12-31' } as const

/** The message for a day that exists but is not in the calendar. */
export const outsideCalendar = 'The calendar has days from the year 1001 to the year 9998.'

export const isInCalendar = (day: string): boolean =>
  isCalendarDay(day) && day >= eventDayLimits.first && day <= eventDayLimits.last
