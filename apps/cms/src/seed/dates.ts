import type { CalendarDate } from '@tropa/contract/time/calendar-date'

/** Days of the week as `Date` counts them. */
export const weekdays = { sunday: 0, monday: 1, wednesday: 3, friday: 5, saturday: 6 } as const

type Weekday = (typeof weekdays)[keyof typeof weekdays]

const pad = (number: number, length = 2) => String(number).padStart(length, '0')

/** A date; `month` counts from 1. */
export const dateOf = (year: number, month: number, day: number): CalendarDate =>
  `${pad(year, 4)}-${pad(month)}-${pad(day)}`

/** The date some days later, or earlier. */
export const addDays = (date: CalendarDate, days: number): CalendarDate => {
  const moved = new Date(`${date}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** The day of the week, Sunday being 0. */
export const weekdayOf = (date: CalendarDate): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** The first such day of the week, on a date or after it. */
export const onOrAfter = (weekday: Weekday, date: CalendarDate): CalendarDate =>
  addDays(date, (weekday - weekdayOf(date) + 7) % 7)

/** The last such day of the week, on a date or before it. */
export const onOrBefore = (weekday: Weekday, date: CalendarDate): CalendarDate =>
  addDays(date, -((weekdayOf(date) - weekday + 7) % 7))

/** Easter Sunday, by the Gregorian computus of Meeus, Jones and Butcher. */
export const easterSunday = (year: number): CalendarDate => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const untilSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const lateCorrection = Math.floor((golden + 11 * epact + 22 * untilSunday) / 451)
  const days = epact + untilSunday - 7 * lateCorrection + 114
  return dateOf(year, Math.floor(days / 31), (days % 31) + 1)
}

/** Every date from the first to the last. */
export const datesBetween = (first: CalendarDate, last: CalendarDate): CalendarDate[] => {
  const dates = []
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date)
  return dates
}

const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})

/** The dates in a span that are a given day of the Islamic calendar, as Umm al-Qura counts it. */
export const islamicDates = (
  month: number,
  day: number,
  span: readonly CalendarDate[],
): CalendarDate[] =>
  span.filter((date) => islamic.format(new Date(`${date}T00:00:00Z`)) === `${month}/${day}`)
