import { type CalendarDate, utcMidnight } from '@tropa/contract/base/calendar-date'

/** In milliseconds: more than any zone's day is away from midnight UTC of its date. */
const tolerance = 2 * 24 * 60 * 60 * 1000

let difference = 0

/**
 * Corrects a clock that is days off until the first answer tells the time: it would end each session at once.
 *
 * @param today - the team's date in the document
 */
export const correctClock = (today: CalendarDate) => {
  const found = utcMidnight(today).getTime() - Date.now()
  difference = Math.abs(found) > tolerance ? found : 0
}

/** Follows the server's clock, which decides what has begun, whatever the device's clock says. */
export const followServerClock = ({ headers }: Response) => {
  const told = Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(told)) difference = told - Date.now()
}

/** The server's clock, in milliseconds since 1970; the device's before the first answer. */
export const serverNow = () => Date.now() + difference
