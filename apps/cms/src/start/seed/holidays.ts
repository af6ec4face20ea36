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

const datesBetween = (first: CalendarDate, last: CalendarDate): CalendarDate[] => {
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
const islamicDates = (month: number, day: number, dates: readonly CalendarDate[]): CalendarDate[] =>
  dates.filter((date) => islamicFormat.format(utcMidnight(date)) === `${month}/${day}`)

interface Holiday {
  title: string
  date: CalendarDate
}

const fixed: readonly (readonly [month: number, day: number, title: string])[] = [
  [1, 1, "New Year's Day"],
  [2, 25, 'EDSA People Power Revolution Anniversary'],
  [4, 9, 'Araw ng Kagitingan (Day of Valor)'],
  [5, 1, 'Labor Day'],
  [6, 12, 'Independence Day'],
  [8, 19, 'Quezon City Day'],
  [8, 21, 'Ninoy Aquino Day'],
  [11, 1, "All Saints' Day"],
  [11, 2, "All Souls' Day"],
  [11, 30, 'Bonifacio Day'],
  [12, 8, 'Feast of the Immaculate Conception'],
  [12, 24, 'Christmas Eve'],
  [12, 25, 'Christmas Day'],
  [12, 30, 'Rizal Day'],
  [12, 31, 'Last day of the year'],
]

// A list, because ICU's Chinese calendar is wrong by a day for 2027 and 2030.
const chineseNewYears = [
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
  '2037-02-15',
  '2038-02-04',
  '2039-01-24',
  '2040-02-12',
]

const holidaysOfYear = (year: number): Holiday[] => {
  const easter = easterSunday(year)
  return [
    ...fixed.map(([month, day, title]) => ({ title, date: dateOf(year, month, day) })),
    { title: 'Maundy Thursday', date: addDays(easter, -3) },
    { title: 'Good Friday', date: addDays(easter, -2) },
    { title: 'Black Saturday', date: addDays(easter, -1) },
    { title: 'National Heroes Day', date: onOrBefore(weekdays.monday, dateOf(year, 8, 31)) },
  ]
}

/**
 * The holidays of Quezon City from one date to another. Islamic holidays are proclaimed every year, so
 * their titles call them tentative. Chinese New Year is listed up to 2040.
 */
export const holidaysBetween = (first: CalendarDate, last: CalendarDate): Holiday[] => {
  const span = datesBetween(first, last)
  const named = (title: string, dates: readonly CalendarDate[]) =>
    dates.map((date) => ({ title, date }))
  const years = new Set([first, last].map((date) => Number(date.slice(0, 4))))
  return [
    ...[...years].flatMap(holidaysOfYear),
    ...named('Chinese New Year', chineseNewYears),
    ...named("Eid'l Fitr (tentative)", islamicDates(10, 1, span)),
    ...named("Eid'l Adha (tentative)", islamicDates(12, 10, span)),
  ].filter(({ date }) => first <= date && date <= last)
}
