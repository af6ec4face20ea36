import { daysBetween, daysInMonth, isoDate, type IsoDate } from '../calendar/calendar-dates'
import type { CalendarEntry } from '../calendar/calendar-entry'
import { isOn, lastDay } from '../calendar/month-layout'

export type AgendaDay = { date: IsoDate; entries: CalendarEntry[] }

/** Days under a heading; a month without today is a single group without a heading. */
export type AgendaGroup = { heading: string | null; days: AgendaDay[] }

/** Each entry is listed on its first day, or on the 1st if it began in an earlier month. */
const daysOf = (year: number, month: number, entries: readonly CalendarEntry[]): AgendaDay[] => {
  const first = isoDate(year, month, 1)
  return Array.from({ length: daysInMonth(year, month) }, (_, index) => {
    const date = isoDate(year, month, index + 1)
    const begins = (entry: CalendarEntry) =>
      entry.start === date || (date === first && isOn(entry, date))
    return { date, entries: entries.filter(begins) }
  }).filter((day) => day.entries.length > 0)
}

const inDays = (days: number) => (days === 1 ? 'tomorrow' : `in ${days} days`)

/**
 * The days of a month that have entries. The current month is split into past days, today (even without
 * entries) and what comes next; an entry that is still running belongs to today.
 */
export const agendaGroups = (
  year: number,
  month: number,
  entries: readonly CalendarEntry[],
  today?: IsoDate,
): AgendaGroup[] => {
  if (!today?.startsWith(isoDate(year, month, 1).slice(0, 7)))
    return [{ heading: null, days: daysOf(year, month, entries) }]
  const matching = (matches: (entry: CalendarEntry) => boolean) =>
    daysOf(year, month, entries.filter(matches))
  const past = matching((entry) => lastDay(entry) < today)
  const next = matching((entry) => entry.start > today)
  const [upcoming] = next
  return [
    ...(past.length > 0 ? [{ heading: 'Past', days: past }] : []),
    {
      heading: 'Today',
      days: [{ date: today, entries: entries.filter((entry) => isOn(entry, today)) }],
    },
    ...(upcoming
      ? [{ heading: `Next, ${inDays(daysBetween(today, upcoming.date))}`, days: next }]
      : []),
  ]
}
