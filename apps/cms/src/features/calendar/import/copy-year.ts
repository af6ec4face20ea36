import { spanOfAcademicYear, type EventSpan } from '../academic-year'
import type { FileRow } from './row'

const isLeapDay = (date: string) => date.endsWith('-02-29')

/** The same month and day one year later; February 29 becomes the 28th. */
const oneYearLater = (date: string): string => {
  const year = String(Number(date.slice(0, 4)) + 1).padStart(4, '0')
  return `${year}${isLeapDay(date) ? '-02-28' : date.slice(4)}`
}

/** Turns the events that begin in an academic year into rows for the next one. */
export const rowsOfNextYear = (events: readonly EventSpan[], startYear: number): FileRow[] => {
  const { first, last } = spanOfAcademicYear(startYear)
  return events
    .filter(({ start }) => start >= first && start <= last)
    .map(({ title, type, tooltip, start, end }) => ({
      place: start,
      values: {
        title,
        type,
        start: oneYearLater(start),
        end: oneYearLater(end),
        ...(tooltip && { tooltip }),
      },
    }))
}
