import type { Clock } from '@tropa/contract/settings/choices'
import { monthAndDay } from '@tropa/contract/base/day-text'

const format = (moment: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', options).format(new Date(moment))

const hourCycles = { 12: 'h12', 24: 'h23' } as const satisfies Record<Clock, string>

/** The time of a moment: `9:05 AM`. */
export const timeOfDay = (moment: string, timeZone: string, clock: Clock) =>
  format(moment, { timeZone, timeStyle: 'short', hourCycle: hourCycles[clock] })

/**
 * One calendar date or a range of them: `Dec 1`, `Dec 1 – Dec 4`. Not `formatRange`, whose spaces
 * differ between the server and browsers.
 */
export const dayRange = (start: string, end = start) =>
  start === end ? monthAndDay(start) : `${monthAndDay(start)} – ${monthAndDay(end)}`

/** The time of an acknowledgement: `Aug 18, 9:05am`. */
export const acknowledgedTime = (moment: string, timeZone: string, clock: Clock) =>
  format(moment, {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: hourCycles[clock],
  }).replace(/\s([AP]M)$/, (_, half: string) => half.toLowerCase())

export const capitalise = (text: string) => {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase('en-US') + rest.join('')
}
