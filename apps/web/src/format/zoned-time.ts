import { momentAt } from '@tropa/contract/time/team-moment'

/** The time of day of a moment in a time zone, `HH:MM`. */
export const timeIn = (timeZone: string, at: Date = new Date()) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)

/** The moment of a date and a time in a time zone, as ISO time in UTC; empty if they are invalid. */
export const momentIn = (timeZone: string, date: string, time: string) => {
  const shown = `${date}T${time}`
  return Number.isNaN(Date.parse(`${shown}Z`)) ? '' : momentAt(timeZone, shown).toISOString()
}
