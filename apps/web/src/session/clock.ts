import { type CalendarDate, utcMidnight } from '@tropa/contract/base/calendar-date'

/** In milliseconds: more than any zone's day is away from midnight UTC of its date. */
const tolerance = 2 * 24 * 60 * 60 * 1000

let correction = 0

/**
 * Compares the device's clock with the server's. One that is days off would end each session at once.
 *
 * @param today - the team's date in the document
 */
export const correctClock = (today: CalendarDate) => {
  const difference = utcMidnight(today).getTime() - Date.now()
  correction = Math.abs(difference) > tolerance ? difference : 0
}

/** In milliseconds since 1970. */
export const now = () => Date.now() + correction
