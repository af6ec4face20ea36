import type { CalendarDate } from '@tropa/contract/time/calendar-date'
import { slugs } from '../../../../payload/slugs'
import type { Month } from '../../month/month'

/** The list of all events. */
export const calendarAddress = `/cms/collections/${slugs.calendar}`

/** A month of the calendar. */
export const monthAddress = (month: Month): string => `${calendarAddress}/months?month=${month}`

/** The form of a new event, which begins on a day if one is given. */
export const createAddress = (day?: CalendarDate): string =>
  `${calendarAddress}/create${day === undefined ? '' : `?start=${day}`}`

/** The form of an event. */
export const eventAddress = (id: string): string => `${calendarAddress}/${id}`
