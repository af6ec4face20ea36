import type { Clock } from '../settings/choices'
import { dateIn, isTimeZone } from './team-time'

/**
 * A moment by the clocks of a time zone, such as `Nov 24, 2026, 9:00 AM`.
 *
 * @param timeZone - that of the machine or browser if it is undefined
 * @param at - an ISO time
 * @param clock - 24 for `Nov 24, 2026, 09:00`
 */
export const momentIn = (timeZone: string | undefined, at: string, clock: Clock): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: clock === 24 ? 'h23' : 'h12',
  })
    .format(new Date(at))
    // The kind of space before AM and PM depends on the version of Node.
    .replaceAll('\u202f', ' ')

const minute = 60_000

/** How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
const offsetIn = (timeZone: string, at: number) => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at)
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'))
  return shown - Math.floor(at / minute) * minute
}

/**
 * A time zone's current offset in whole hours as a zone that every browser knows, such as `Etc/GMT-8`, because some
 * browsers are older than the zone's name. `UTC` if the name is unknown here too.
 */
export const fixedZone = (timeZone: string, at = Date.now()): string => {
  const hours = isTimeZone(timeZone) ? Math.round(offsetIn(timeZone, at) / (60 * minute)) : 0
  if (hours === 0) return 'UTC'
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

/**
 * The moment at which the clocks of a time zone show a day and a time. If they skip that time, the moment is
 * later by what they skip; if they show it twice, it is the first.
 *
 * @param shown - `YYYY-MM-DDTHH:mm`, as browsers write it
 */
export const momentAt = (timeZone: string, shown: string): Date => {
  const asUtc = Date.parse(`${shown}Z`)
  const day = 24 * 60 * minute
  const before = asUtc - offsetIn(timeZone, asUtc - day)
  const after = asUtc - offsetIn(timeZone, asUtc + day)
  const isShown = (at: number) => at + offsetIn(timeZone, at) === asUtc
  return new Date(isShown(before) || !isShown(after) ? before : after)
}

/**
 * The moment that a date alone stands for: its midnight in UTC, or by the team's clocks where they show the day before
 * then, so that the date stays what was sent. A moment is returned as it is.
 *
 * @param date - `YYYY-MM-DD`, or an ISO time in UTC
 */
export const momentOf = (timeZone: string, date: string): string => {
  if (date.includes('T')) return date
  const midnight = `${date}T00:00:00.000Z`
  // Before there were time zones, clocks differed by other amounts.
  const isSameDay = date < '1900' || dateIn(timeZone, new Date(midnight)) === date
  return isSameDay ? midnight : momentAt(timeZone, `${date}T00:00`).toISOString()
}
