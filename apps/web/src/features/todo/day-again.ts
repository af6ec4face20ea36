import { addDays, type CalendarDate, daysBetween } from '@tropa/contract/base/calendar-date'

/** The day of something that is posted again: the first same weekday that is at least a week later and not past. */
export const dayAgain = (day: CalendarDate, today: CalendarDate): CalendarDate =>
  addDays(day, 7 * Math.max(1, Math.ceil(daysBetween(day, today) / 7)))
