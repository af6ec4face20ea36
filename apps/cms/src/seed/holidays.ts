import type { CalendarDate } from '@tropa/contract/team-time'
import {
  addDays,
  dateOf,
  datesBetween,
  datesOfCalendar,
  easterSunday,
  onOrBefore,
  weekdays,
} from './dates'

/** A holiday and its day. */
export interface Holiday {
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
 * The holidays of Quezon City in a span of dates. Those of the Islamic calendar are proclaimed from
 * year to year, so their titles call them tentative.
 */
export const holidaysBetween = (first: CalendarDate, last: CalendarDate): Holiday[] => {
  const span = datesBetween(first, last)
  const moving = (title: string, calendar: string, month: number, day: number) =>
    datesOfCalendar(calendar, month, day, span).map((date) => ({ title, date }))
  const years = new Set([first, last].map((date) => Number(date.slice(0, 4))))
  return [
    ...[...years].flatMap(holidaysOfYear),
    ...moving('Chinese New Year', 'chinese', 1, 1),
    ...moving("Eid'l Fitr (tentative)", 'islamic-umalqura', 10, 1),
    ...moving("Eid'l Adha (tentative)", 'islamic-umalqura', 12, 10),
  ].filter(({ date }) => first <= date && date <= last)
}
