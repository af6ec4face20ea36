import type { EventsOfYear } from '@tropa/contract/calendar/calendar'
import { eventTypeStyles, type EventType } from '@tropa/contract/calendar/event-types'
import {
  defaultTermNames,
  type Semester,
  semesterMonths,
  type Terms,
  yearOfMonth,
} from '@tropa/contract/calendar/academic-year'
import { searchable } from '@tropa/contract/base/text'
import type { Settings } from '@tropa/contract/settings/settings'
import { type CalendarDate, daysBetween } from '@tropa/contract/base/calendar-date'
import type { CalendarEntry } from '@tropa/ui/calendar'

/** A month of the academic year. If there are thirteen, the first month is in both terms. */
export interface SemesterMonth {
  semester: Semester
  /** 0 for January to 11 for December; addresses may name one that the semester does not have. */
  month: number
}

/** A term within a sentence: `first semester`, or the name that the team has given it. */
export const termText = (terms: Settings['terms'], semester: Semester) => {
  const { name } = terms[semester]
  return name === defaultTermNames[semester] ? `${semester} semester` : name
}

/** The months of an academic year; with the default terms thirteen, from July to the next July. */
export const academicMonths = (terms: Terms): SemesterMonth[] =>
  (['first', 'second'] as const).flatMap((semester) =>
    semesterMonths(terms)[semester].map((month) => ({ semester, month })),
  )

/** The month before (-1) or after (1), across the semesters; `undefined` outside the academic year. */
export const adjacentMonth = (
  { semester, month }: SemesterMonth,
  step: 1 | -1,
  terms: Terms,
): SemesterMonth | undefined => {
  const months = semesterMonths(terms)[semester]
  const [firstMonth = 0] = months
  if (!months.includes(month)) {
    return { semester, month: step > 0 ? firstMonth : (months.at(-1) ?? firstMonth) }
  }
  const all = academicMonths(terms)
  const index = all.findIndex((other) => other.semester === semester && other.month === month)
  return all[index + step]
}

export interface YearEntry extends CalendarEntry {
  type: EventType
  /** The month in which it begins, or the first month of the year. */
  month: SemesterMonth
}

/** A month as dates begin, `2026-11`. */
const monthText = (startYear: number, { semester, month }: SemesterMonth, terms: Terms) => {
  const year = String(yearOfMonth(startYear, semester, month, terms)).padStart(4, '0')
  return `${year}-${String(month + 1).padStart(2, '0')}`
}

/** The events that are in a month; none if the semester does not have the month. */
export const monthEntries = (
  entries: readonly YearEntry[],
  startYear: number,
  month: SemesterMonth,
  terms: Terms,
): YearEntry[] => {
  if (!semesterMonths(terms)[month.semester].includes(month.month)) return []
  const text = monthText(startYear, month, terms)
  const monthOf = (date: CalendarDate) => date.slice(0, text.length)
  return entries.filter(({ start, end = start }) => monthOf(start) <= text && monthOf(end) >= text)
}

/** The month of the academic year that a date is in, or `undefined` if it is in none. */
export const monthOfYear = (
  startYear: number,
  date: CalendarDate,
  terms: Terms,
): SemesterMonth | undefined =>
  academicMonths(terms).find((month) => date.startsWith(monthText(startYear, month, terms)))

/** The events of an academic year in order, as the month, the lists and the search show them. */
export const yearEntries = ({ academicYear, events }: EventsOfYear, terms: Terms): YearEntry[] => {
  const firstMonth: SemesterMonth = { semester: 'first', month: terms.first.from - 1 }
  const entries = events.map(({ _id, title, type, tooltip, start, end }) => {
    const { label, ...style } = eventTypeStyles[type]
    const month = monthOfYear(academicYear.start, start, terms) ?? firstMonth
    const side = tooltip && { side: tooltip }
    return { id: _id, title, type, kind: label, ...style, month, start, end, ...side }
  })
  return entries.sort((a, b) => a.start.localeCompare(b.start) || a.title.localeCompare(b.title))
}

/** The events that have every word of a search in their title or their type. */
export const searchEntries = (entries: readonly YearEntry[], search: string) => {
  const words = searchable(search).split(/\s+/)
  return entries.filter(({ title, kind }) => {
    const text = searchable(`${title} ${kind}`)
    return words.every((word) => text.includes(word))
  })
}

const untilText = (name: string, days: number) => {
  if (days <= 0) return `${name} today`
  return `Next ${name.toLowerCase()} ${days === 1 ? 'tomorrow' : `in ${days} days`}`
}

export interface NextEvent {
  entry: YearEntry
  /** `Next exam in 9 days` */
  text: string
}

/** The next exam, or the next event if there is no exam, and how far away it is. */
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

/** `7 events in November 2026` */
export const eventCount = ({ length }: readonly unknown[], where: string) =>
  `${length || 'No'} ${length === 1 ? 'event' : 'events'} ${where}`
