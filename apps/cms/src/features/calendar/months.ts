import { firstSemesterMonths, secondSemesterMonths } from '@tropa/contract/time/academic-year'
import type { StoredEvent } from './import/stored-events'

export interface CalendarMonth {
  /** For example `July 2025`. */
  name: string
  events: StoredEvent[]
}

const nameOf = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 1)).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  })

const prefixOf = (year: number, month: number) =>
  `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}`

/** The thirteen months of an academic year; an event that spans several months is listed in each. */
export const monthsOfAcademicYear = (
  events: readonly StoredEvent[],
  startYear: number,
): CalendarMonth[] =>
  [
    ...firstSemesterMonths.map((month) => ({ year: startYear, month })),
    ...secondSemesterMonths.map((month) => ({ year: startYear + 1, month })),
  ].map(({ year, month }) => {
    const prefix = prefixOf(year, month)
    return {
      name: nameOf(year, month),
      events: events.filter(
        ({ start, end }) => start.slice(0, 7) <= prefix && end.slice(0, 7) >= prefix,
      ),
    }
  })
