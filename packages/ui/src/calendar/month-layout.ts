import { daysInMonth, isoDate, weekday, type IsoDate } from './calendar-dates'
import type { CalendarEntry } from './calendar-entry'
import type { WeekStart } from './week-start'

export type MonthDay = { date: IsoDate; day: number }

/** The part of an entry within one week of the month. */
export type Segment = {
  entry: CalendarEntry
  /** From 0, the first day of the week, to 6. */
  column: number
  span: number
  /** The row within the week. Entries on the same day have different lanes. */
  lane: number
  continuesBefore: boolean
  continuesAfter: boolean
}

export type Week = { days: (MonthDay | null)[]; segments: Segment[]; lanes: number }

/** The place of a day in its week: 0 for the day with which weeks begin. */
export const columnOf = (date: IsoDate, weekStart: WeekStart): number =>
  (weekday(date) - weekStart + 7) % 7

/** The weeks of a month with their entries. Days before the 1st and after the last are `null`. */
export const layoutMonth = (
  year: number,
  month: number,
  entries: readonly CalendarEntry[],
  weekStart: WeekStart = 0,
): Week[] => {
  const offset = columnOf(isoDate(year, month, 1), weekStart)
  const count = daysInMonth(year, month)
  const ordered = [...entries].sort(
    (a, b) => a.start.localeCompare(b.start) || lastDay(b).localeCompare(lastDay(a)),
  )
  return Array.from({ length: Math.ceil((offset + count) / 7) }, (_, week) => {
    const days = Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - offset + 1
      return day < 1 || day > count ? null : { date: isoDate(year, month, day), day }
    })
    const segments = layoutWeek(days, ordered)
    return { days, segments, lanes: Math.max(0, ...segments.map((segment) => segment.lane + 1)) }
  })
}

/** The last day of an entry, its only one if it has no end. */
export const lastDay = (entry: CalendarEntry): IsoDate => entry.end ?? entry.start

/** Whether an entry includes a day. */
export const isOn = (entry: CalendarEntry, date: IsoDate): boolean =>
  entry.start <= date && date <= lastDay(entry)

const layoutWeek = (days: (MonthDay | null)[], entries: readonly CalendarEntry[]): Segment[] => {
  const laneEnds: number[] = []
  return entries.flatMap((entry) => {
    const columns = days.flatMap((day, column) => (day && isOn(entry, day.date) ? [column] : []))
    const column = columns[0]
    const last = columns.at(-1)
    if (column === undefined || last === undefined) return []
    const free = laneEnds.findIndex((end) => end < column)
    const lane = free < 0 ? laneEnds.length : free
    laneEnds[lane] = last
    return [
      {
        entry,
        column,
        span: last - column + 1,
        lane,
        continuesBefore: entry.start < (days[column]?.date ?? ''),
        continuesAfter: lastDay(entry) > (days[last]?.date ?? ''),
      },
    ]
  })
}
