import type { Audience, EventType, tooltipSides } from '@tropa/contract/time/academic-year'
import { addDays, weekdayOf, type CalendarDate } from '@tropa/contract/time/calendar-date'
import { weekdays } from './dates'

type TooltipSide = (typeof tooltipSides)[number]

/** An event of the sample calendar; `end` is set for an event of several days. */
export interface SampleEvent {
  title: string
  type: EventType
  start: CalendarDate
  end?: CalendarDate
  tooltip?: TooltipSide
  /** Left out for everyone. */
  audience?: Audience[]
}

const sides: Partial<Record<number, TooltipSide>> = {
  [weekdays.sunday]: 'right',
  [weekdays.monday]: 'right',
  [weekdays.wednesday]: 'center',
  [weekdays.friday]: 'left',
  [weekdays.saturday]: 'left',
}

/** An event of one day, with its tooltip on the side where the month's grid has room. */
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

export const notGraduating: Audience[] = ['regular', 'irregular']

/** The same event for some students only. */
export const only = (audience: Audience[], event: SampleEvent): SampleEvent => ({
  ...event,
  audience,
})

/** Finds days on which the university is open: neither on a weekend nor a holiday. */
export interface SchoolDays {
  /** The first school day, on the given date or later. */
  from: (date: CalendarDate) => CalendarDate
  /** The last school day, on the given date or earlier. */
  until: (date: CalendarDate) => CalendarDate
}

/** School days in a year with these holidays. */
export const schoolDaysWithout = (holidays: ReadonlySet<CalendarDate>): SchoolDays => {
  const isOpen = (date: CalendarDate) =>
    !holidays.has(date) &&
    weekdayOf(date) !== weekdays.sunday &&
    weekdayOf(date) !== weekdays.saturday
  const findOpen = (date: CalendarDate, step: 1 | -1): CalendarDate =>
    isOpen(date) ? date : findOpen(addDays(date, step), step)
  return { from: (date) => findOpen(date, 1), until: (date) => findOpen(date, -1) }
}
