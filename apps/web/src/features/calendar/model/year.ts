import type { Semester } from '@tropa/contract/time/academic-year'
import { yearOfMonth } from '@tropa/contract/time/academic-year'
import type { CalendarDate } from '@tropa/contract/time/calendar-date'
import { daysBetween } from '@tropa/contract/time/calendar-date'
import type { YearEntry } from './entries'
import type { SemesterMonth } from './months'
import { academicMonths } from './months'

/** The month of the academic year that a date is in, or `undefined` if it is in none. */
export const monthOfYear = (startYear: number, date: CalendarDate): SemesterMonth | undefined =>
  academicMonths.find(({ semester, month }) => {
    const year = String(yearOfMonth(startYear, semester, month)).padStart(4, '0')
    return date.startsWith(`${year}-${String(month + 1).padStart(2, '0')}`)
  })

/** Events in the order of their days. */
export const inOrder = (entries: Iterable<YearEntry>): YearEntry[] =>
  [...entries].sort((a, b) => a.start.localeCompare(b.start) || a.title.localeCompare(b.title))

/** The events that have every word of a search in their title or their type. */
export const searchEntries = (entries: readonly YearEntry[], search: string) => {
  const words = search.toLowerCase().split(/\s+/)
  return entries.filter(({ title, kind }) => {
    const text = `${title} ${kind}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** The events that begin in a semester; those of the shared July belong to the semester it is in. */
export const semesterEntries = (entries: readonly YearEntry[], semester: Semester) =>
  entries.filter(({ month }) => month.semester === semester)

const untilText = (name: string, days: number) => {
  if (days <= 0) return `${name} today`
  return `Next ${name.toLowerCase()} ${days === 1 ? 'tomorrow' : `in ${days} days`}`
}

export interface NextEvent {
  entry: YearEntry
  /** `Next exam in 9 days` */
  text: string
}

/** The exam that comes next, or any event if no exam does, and how far it is. */
export const nextEvent = (
  entries: readonly YearEntry[],
  today: CalendarDate,
): NextEvent | undefined => {
  const coming = entries.filter(({ start, end = start }) => end >= today)
  const entry = coming.find(({ type }) => type === 'exam') ?? coming[0]
  if (!entry) return undefined
  const name = entry.type === 'exam' ? 'Exam' : 'Event'
  return { entry, text: untilText(name, daysBetween(today, entry.start)) }
}
