import type { AcademicCalendar, CalendarEvent } from '@tropa/contract/calendar'
import type { EventType } from '@tropa/contract/time/academic-year'
import { eventTypes, yearOfMonth } from '@tropa/contract/time/academic-year'
import type { CalendarDate } from '@tropa/contract/time/calendar-date'
import type { CalendarEntry } from '@tropa/ui/calendar'
import { eventTypeStyles } from '@tropa/contract/content/event-type-styles'
import type { SemesterMonth } from './months'
import { academicMonths } from './months'

/** An event of the academic year. */
export interface YearEntry extends CalendarEntry {
  type: EventType
  /** The month in which it begins, or the first month of the year. */
  month: SemesterMonth
}

const isoDate = (year: number, month: number, day: number): CalendarDate =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

const eventsOf = (calendar: AcademicCalendar, { semester, month }: SemesterMonth) => {
  const months: Record<string, CalendarEvent[]> = calendar[semester]
  return months[String(month)] ?? []
}

/**
 * The events of an academic year by id. The server lists an event of several days on each of them;
 * here it is one entry from the first day to the last.
 */
export const yearEntries = (calendar: AcademicCalendar): Map<string, YearEntry> => {
  const entries = new Map<string, YearEntry>()
  for (const month of academicMonths) {
    const year = yearOfMonth(calendar.academicYear.start, month.semester, month.month)
    for (const { _id, title, type, date, tooltip } of eventsOf(calendar, month)) {
      const day = isoDate(year, month.month, date)
      const known = entries.get(_id)
      const { label, ...style } = eventTypeStyles[type]
      entries.set(_id, {
        id: _id,
        title,
        type,
        kind: label,
        ...style,
        month: known?.month ?? month,
        start: known && known.start < day ? known.start : day,
        end: known?.end && known.end > day ? known.end : day,
        ...(tooltip ? { side: tooltip } : {}),
      })
    }
  }
  return entries
}

/** The ids of the events in a month; none if the semester does not have the month. */
export const monthIds = (calendar: AcademicCalendar, month: SemesterMonth): string[] => [
  ...new Set(eventsOf(calendar, month).map(({ _id }) => _id)),
]

/**
 * The events of the given types in one month; none if the semester does not have the month.
 *
 * @param entries - those of the year, by id
 */
export const monthEntries = (
  calendar: AcademicCalendar,
  entries: ReadonlyMap<string, YearEntry>,
  month: SemesterMonth,
  types: readonly EventType[] = eventTypes,
): YearEntry[] =>
  monthIds(calendar, month)
    .flatMap((id) => entries.get(id) ?? [])
    .filter(({ type }) => types.includes(type))
