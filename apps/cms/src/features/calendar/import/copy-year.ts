import { spanOfAcademicYear, type Terms } from '@tropa/contract/calendar/academic-year'
import { addDays, daysBetween } from '@tropa/contract/base/calendar-date'
import type { StoredEvent } from '../read'
import type { FileRow } from './plan'

export const dayChoices = ['date', 'weekday'] as const

export type DayChoice = (typeof dayChoices)[number]

const isLeapDay = (date: string) => date.endsWith('-02-29')

/** The same month and day one year later; February 29 becomes the 28th. */
const oneYearLater = (date: string): string => {
  const year = String(Number(date.slice(0, 4)) + 1).padStart(4, '0')
  return `${year}${isLeapDay(date) ? '-02-28' : date.slice(4)}`
}

const weeks = (count: number) => count * 7

/** 52 weeks later, a day or two before the same date; 53 if that is before the year begins. */
const sameWeekday = (date: string, firstDay: string): string => {
  const later = addDays(date, weeks(52))
  return later < firstDay ? addDays(date, weeks(53)) : later
}

interface YearCopy {
  startYear: number
  days: DayChoice
  terms: Terms
}

/** Turns the events that begin in an academic year into rows for the next one. */
export const rowsOfNextYear = (
  events: readonly StoredEvent[],
  { startYear, days, terms }: YearCopy,
): FileRow[] => {
  const { first, last } = spanOfAcademicYear(startYear, terms)
  const nextFirst = spanOfAcademicYear(startYear + 1, terms).first
  const moved = ({ start, end }: Pick<StoredEvent, 'start' | 'end'>) => {
    if (days === 'date') return { start: oneYearLater(start), end: oneYearLater(end) }
    const newStart = sameWeekday(start, nextFirst)
    return { start: newStart, end: addDays(newStart, daysBetween(start, end)) }
  }
  return events
    .filter(({ start }) => start >= first && start <= last)
    .map((event) => ({
      place: event.start,
      values: {
        title: event.title,
        type: event.type,
        ...moved(event),
        ...(event.audience.length > 0 && { audience: event.audience.join(', ') }),
        ...(event.tooltip && { tooltip: event.tooltip }),
      },
    }))
}
