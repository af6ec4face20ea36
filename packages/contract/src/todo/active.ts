import type { CalendarDate } from '../base/calendar-date'

/** A to-do is active while its deadline is today or later. */
export const isActive = (deadline: CalendarDate, today: CalendarDate) => deadline >= today
