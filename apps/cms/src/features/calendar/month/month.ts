import { eventDayLimits } from '@tropa/contract/content/event-days'
import {
  addDays,
  utcMidnight,
  weekdayOf,
  type CalendarDate,
} from '@tropa/contract/time/calendar-date'

/** A month as addresses name it, `YYYY-MM`. */
export type Month = string

const firstMonth = eventDayLimits.first.slice(0, 7)
const lastMonth = eventDayLimits.last.slice(0, 7)

/** The month that an address names, or the one of `today` if it names none that exists. */
export const readMonth = (text: unknown, today: CalendarDate): Month => {
  const isMonth = typeof text === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
  return isMonth && text >= firstMonth && text <= lastMonth ? text : today.slice(0, 7)
}

/** The month some months later, or earlier for a negative number, or the last one that is shown. */
export const addMonths = (month: Month, months: number): Month => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const index = year * 12 + number - 1 + months
  const found = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  return readMonth(found, months < 0 ? firstMonth : lastMonth)
}

/** For example `February 2028`. */
export const nameOfMonth = (month: Month): string =>
  utcMidnight(`${month}-01`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  })

/** The weeks of a month from Sunday to Saturday, with the days of other months that belong to them. */
export const weeksOfMonth = (month: Month): CalendarDate[][] => {
  const first = `${month}-01`
  const sunday = addDays(first, -weekdayOf(first))
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(sunday, 7 * week + day)),
  )
  return weeks.filter((days) => days.some((day) => day.startsWith(`${month}-`)))
}
