import { addDays } from '@tropa/contract/time/calendar-date'
import { monthAndDay } from '@tropa/contract/time/day-text'
import { dateIn } from '@tropa/contract/time/team-time'

const format = (moment: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', options).format(new Date(moment))

/** A moment: `Aug 18, 2025, 9:05 AM`. */
export const dateAndTime = (moment: string, timeZone: string) =>
  format(moment, { timeZone, dateStyle: 'medium', timeStyle: 'short' })

/** A moment to come: `today 4:00 PM`, `tomorrow 4:00 PM` or `Mon, Dec 7 4:00 PM`. */
export const comingTime = (moment: string, timeZone: string, today: string) => {
  const time = format(moment, { timeZone, timeStyle: 'short' })
  const date = dateIn(timeZone, new Date(moment))
  if (date === today) return `today ${time}`
  if (date === addDays(today, 1)) return `tomorrow ${time}`
  const day = format(moment, { timeZone, weekday: 'short', month: 'short', day: 'numeric' })
  return `${day} ${time}`
}

/** A calendar date: `August 18, 2025`. */
export const longDate = (date: string) => format(date, { timeZone: 'UTC', dateStyle: 'long' })

/**
 * One calendar date or a range of them: `Dec 1`, `Dec 1 – Dec 4`. Not `formatRange`, whose spaces
 * differ between the server and browsers.
 */
export const dayRange = (start: string, end = start) =>
  start === end ? monthAndDay(start) : `${monthAndDay(start)} – ${monthAndDay(end)}`

/** The time of an acknowledgement: `Aug 18, 9:05am`. */
export const acknowledgedTime = (moment: string, timeZone: string) =>
  format(moment, {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).replace(/\s([AP]M)$/, (_, half: string) => half.toLowerCase())

/** A fee in whole pesos: `₱1,000`. */
export const pesos = (fee: number) =>
  new Intl.NumberFormat('en-PH', {
    style: 'currency',
    currency: 'PHP',
    maximumFractionDigits: 0,
  }).format(fee)

export const capitalise = (text: string) => {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase('en-US') + rest.join('')
}
