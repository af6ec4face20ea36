import { addDays, type CalendarDate } from '@tropa/contract/time/calendar-date'
import { dateOf, datesBetween, easterSunday, islamicDates, onOrBefore, weekdays } from './dates'

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
