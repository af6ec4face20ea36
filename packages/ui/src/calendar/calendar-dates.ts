const locale = 'en-US'

/** A calendar date, `YYYY-MM-DD`, without time and time zone. */
export type IsoDate = string

const utc = (date: IsoDate): Date => new Date(`${date}T00:00:00Z`)

/** `month` is 0 for January to 11 for December. */
export const isoDate = (year: number, month: number, day: number): IsoDate =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

/** `month` is 0 for January to 11 for December. */
export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (date: IsoDate): number => utc(date).getUTCDay()

/** How many days the second date is after the first. */
export const daysBetween = (first: IsoDate, second: IsoDate): number =>
  (utc(second).getTime() - utc(first).getTime()) / 86_400_000

/** Created on first use, because creating all formats at once would delay the start of the page. */
const formatter = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined
  return (date: IsoDate) => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return format.format(utc(date))
  }
}

/** `January 2026` */
export const monthAndYear = formatter({ month: 'long', year: 'numeric' })
/** `Jan` */
export const monthShort = formatter({ month: 'short' })
/** `Mon` */
export const weekdayShort = formatter({ weekday: 'short' })
/** `Monday, January 5, 2026` */
export const spokenDate = formatter({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})
const shortDate = formatter({ month: 'short', day: 'numeric' })
/** `Monday, January 5` */
export const weekdayAndDate = formatter({ weekday: 'long', month: 'long', day: 'numeric' })

/** A day or a range for screen readers: `Monday, January 5 to Friday, January 9, 2026`. */
export const spokenRange = (start: IsoDate, end: IsoDate = start): string =>
  start === end ? spokenDate(start) : `${weekdayAndDate(start)} to ${spokenDate(end)}`

/** A day or a range to show: `Jan 5 – Jan 9`. */
export const shortRange = (start: IsoDate, end: IsoDate = start): string =>
  start === end ? weekdayAndDate(start) : `${shortDate(start)} – ${shortDate(end)}`

const weekdayAndShortDate = formatter({ weekday: 'short', month: 'short', day: 'numeric' })

/** A day or a range in a list: `Mon, Jan 5`, `Jan 5 – Jan 9`. */
export const briefRange = (start: IsoDate, end: IsoDate = start): string =>
  start === end ? weekdayAndShortDate(start) : `${shortDate(start)} – ${shortDate(end)}`

/** From Sunday on, as `Date` counts them. */
export const weekdays = [
  { short: 'Sun', long: 'Sunday' },
  { short: 'Mon', long: 'Monday' },
  { short: 'Tue', long: 'Tuesday' },
  { short: 'Wed', long: 'Wednesday' },
  { short: 'Thu', long: 'Thursday' },
  { short: 'Fri', long: 'Friday' },
  { short: 'Sat', long: 'Saturday' },
] as const
