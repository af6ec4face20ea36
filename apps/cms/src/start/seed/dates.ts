import {
  addDays,
  utcMidnight,
  weekdayOf,
  type CalendarDate,
} from '@tropa/contract/time/calendar-date'

/** Days of the week as `weekdayOf` counts them. */
export const weekdays = { sunday: 0, monday: 1, wednesday: 3, friday: 5, saturday: 6 } as const

type Weekday = (typeof weekdays)[keyof typeof weekdays]

const pad = (number: number, length = 2) => String(number).padStart(length, '0')

/** A calendar date; `month` counts from 1. */
export const dateOf = (year: number, month: number, day: number): CalendarDate =>
  `${pad(year, 4)}-${pad(month)}-${pad(day)}`

/** The first date with this day of the week, on the given date or later. */
export const onOrAfter = (weekday: Weekday, date: CalendarDate): CalendarDate =>
  addDays(date, (weekday - weekdayOf(date) + 7) % 7)

/** The last date with this day of the week, on the given date or earlier. */
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

/** Every date from the first to the last, both included. */
export const datesBetween = (first: CalendarDate, last: CalendarDate): CalendarDate[] => {
  const dates = []
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date)
  return dates
}

const islamicFormat = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})

/** The dates among the given ones that fall on a day of the Islamic calendar (Umm al-Qura). */
export const islamicDates = (
  month: number,
  day: number,
  dates: readonly CalendarDate[],
): CalendarDate[] =>
  dates.filter((date) => islamicFormat.format(utcMidnight(date)) === `${month}/${day}`)
