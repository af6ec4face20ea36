import type { EventType, tooltipSides } from '@tropa/contract/time/academic-year'
import type { CalendarDate } from '@tropa/contract/time/calendar-date'
import { addDays, weekdayOf, weekdays } from './dates'

type TooltipSide = (typeof tooltipSides)[number]

/** An entry of the sample calendar, with its last day where it has several. */
export interface SampleEvent {
  title: string
  type: EventType
  start: CalendarDate
  end?: CalendarDate
  tooltip?: TooltipSide
}

const sides: Partial<Record<number, TooltipSide>> = {
  [weekdays.sunday]: 'right',
  [weekdays.monday]: 'right',
  [weekdays.wednesday]: 'center',
  [weekdays.friday]: 'left',
  [weekdays.saturday]: 'left',
}

/** An event of one day. Its tooltip stands towards the middle of the week, where a month's grid has room. */
export const on = (type: EventType, title: string, start: CalendarDate): SampleEvent => {
  const tooltip = sides[weekdayOf(start)]
  return { title, type, start, ...(tooltip && { tooltip }) }
}

/** An event of several days. */
export const over = (
  type: EventType,
  title: string,
  start: CalendarDate,
  end: CalendarDate,
): SampleEvent => ({ title, type, start, end })

/** Finds days on which the university is open: no weekend, no holiday. */
export interface SchoolDays {
  /** The first school day, on a date or after it. */
  from: (date: CalendarDate) => CalendarDate
  /** The last school day, on a date or before it. */
  until: (date: CalendarDate) => CalendarDate
}

/** The days that are neither on a weekend nor among the holidays. */
export const schoolDaysWithout = (holidays: ReadonlySet<CalendarDate>): SchoolDays => {
  const isOpen = (date: CalendarDate) =>
    !holidays.has(date) &&
    weekdayOf(date) !== weekdays.sunday &&
    weekdayOf(date) !== weekdays.saturday
  const seek = (date: CalendarDate, step: 1 | -1): CalendarDate =>
    isOpen(date) ? date : seek(addDays(date, step), step)
  return { from: (date) => seek(date, 1), until: (date) => seek(date, -1) }
}
