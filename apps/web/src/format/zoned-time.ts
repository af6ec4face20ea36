import type { Clock } from '@tropa/contract/settings/choices'
import { addDays } from '@tropa/contract/base/calendar-date'
import { momentAt } from '@tropa/contract/base/team-moment'
import { dateIn } from '@tropa/contract/base/team-time'
import { timeOfDay } from './format'

/** The time of day of a moment in a time zone, `HH:MM`. */
export const timeIn = (timeZone: string, at: Date = new Date()) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)

/** The moment of a date and a time in a time zone, as ISO time in UTC; empty if they are invalid. */
export const momentIn = (timeZone: string, date: string, time: string) => {
  const shown = `${date}T${time}`
  return Number.isNaN(Date.parse(`${shown}Z`)) ? '' : momentAt(timeZone, shown).toISOString()
}

/** A future moment: `today 4:00 PM`, `tomorrow 4:00 PM` or `Mon, Dec 7 4:00 PM`. */
export const comingTime = (moment: string, timeZone: string, today: string, clock: Clock) => {
  const time = timeOfDay(moment, timeZone, clock)
  const date = dateIn(timeZone, new Date(moment))
  if (date === today) return `today ${time}`
  if (date === addDays(today, 1)) return `tomorrow ${time}`
  const day = { timeZone, weekday: 'short', month: 'short', day: 'numeric' } as const
  return `${new Intl.DateTimeFormat('en-US', day).format(new Date(moment))} ${time}`
}
