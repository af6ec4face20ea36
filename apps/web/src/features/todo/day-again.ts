import { addDays, type CalendarDate, daysBetween } from '@tropa/contract/base/calendar-date'

/** The day of something that is posted again: the first of the same weekday that is a week or more later and not past. */
export const dayAgain = (day: CalendarDate, today: CalendarDate): CalendarDate =>
  addDays(day, 7 * Math.max(1, Math.ceil(daysBetween(day, today) / 7)))
