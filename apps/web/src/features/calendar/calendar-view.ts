import type { EventType, Semester } from '@tropa/contract/time/academic-year'
import type { AcademicCalendar } from '@tropa/contract/calendar'
import { eventTypes, semesterMonths, yearOfMonth } from '@tropa/contract/time/academic-year'
import type { CalendarEntry } from '@tropa/ui/calendar'
import { eventTypeLook } from './event-type'

const twoDigits = (number: number) => String(number).padStart(2, '0')

const isoDate = (year: number, month: number, date: number) =>
  `${String(year).padStart(4, '0')}-${twoDigits(month + 1)}-${twoDigits(date)}`

let monthNames: Intl.DateTimeFormat | undefined

/** The name of a month by its index. */
export const monthName = (month: number) => {
  monthNames ??= new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
  return monthNames.format(new Date(Date.UTC(2000, month, 1)))
}

/** The index of the month a date `YYYY-MM-DD` lies in. */
export const monthOf = (date: string) => Number(date.slice(5, 7)) - 1

/** A month of a semester. */
export interface MonthPlace {
  semester: Semester
  /** Index from 0; may be one the semester does not offer. */
  month: number
}

const places: MonthPlace[] = (['first', 'second'] as const).flatMap((semester) =>
  semesterMonths[semester].map((month) => ({ semester, month })),
)

const eventsOf = ({ first, second }: AcademicCalendar, { semester, month }: MonthPlace) => {
  const months: Record<string, AcademicCalendar['first']['6']> =
    semester === 'first' ? first : second
  return months[String(month)] ?? []
}

/** Every event of the year once, from its first day to its last. */
export const yearEntries = (calendar: AcademicCalendar): Map<string, CalendarEntry> => {
  const entries = new Map<string, CalendarEntry>()
  for (const place of places) {
    const year = yearOfMonth(calendar.academicYear.start, place.semester, place.month)
    for (const { _id, title, type, date, tooltip } of eventsOf(calendar, place)) {
      const day = isoDate(year, place.month, date)
      const known = entries.get(_id)
      const { label, tone } = eventTypeLook[type]
      entries.set(_id, {
        id: _id,
        title,
        kind: label,
        tone,
        start: known && known.start < day ? known.start : day,
        end: known?.end && known.end > day ? known.end : day,
        ...(tooltip ? { side: tooltip } : {}),
      })
    }
  }
  return entries
}

/** The events of a semester's month as entries; none where the semester does not offer it. */
export const monthEntries = (
  calendar: AcademicCalendar,
  place: MonthPlace,
  types: readonly EventType[] = eventTypes,
): CalendarEntry[] => {
  const entries = yearEntries(calendar)
  const ids = eventsOf(calendar, place)
    .filter(({ type }) => types.includes(type))
    .map(({ _id }) => _id)
  return [...new Set(ids)].flatMap((id) => entries.get(id) ?? [])
}

/** The month before or after, over the seam between the semesters; none at the year's ends. */
export const neighbour = (
  { semester, month }: MonthPlace,
  step: 1 | -1,
): MonthPlace | undefined => {
  const months = semesterMonths[semester]
  const [firstMonth = 0] = months
  if (!months.includes(month)) {
    return { semester, month: step > 0 ? firstMonth : (months.at(-1) ?? firstMonth) }
  }
  const here = places.findIndex((place) => place.semester === semester && place.month === month)
  return places[here + step]
}
