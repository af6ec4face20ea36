import { dayMs } from '@tropa/contract/base/durations'
import { type CalendarDate, utcMidnight } from '@tropa/contract/base/calendar-date'

/** In milliseconds. No time zone is this far from UTC, so a larger difference is a wrong clock. */
const tolerance = 2 * dayMs

let difference = 0

/**
 * Corrects a device clock that is days wrong, which would end every session at once, until the first answer has the
 * time.
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
