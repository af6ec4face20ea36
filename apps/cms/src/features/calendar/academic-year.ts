import { firstSemesterMonths, secondSemesterMonths } from '@tropa/contract/time/academic-year'
import { type AcademicCalendar, type CalendarEvent } from '@tropa/contract/calendar'

/** An event with its first and last day, `YYYY-MM-DD`. */
export interface EventSpan extends Omit<CalendarEvent, 'date'> {
  start: string
  end: string
}

const pad = (number: number) => String(number).padStart(2, '0')

const daysOfMonth = (year: number, month: number) =>
  Array.from({ length: new Date(Date.UTC(year, month + 1, 0)).getUTCDate() }, (_, day) => day + 1)

/** The first and last day of the academic year that starts in a year: July 1 to July 31 of the next. */
export const spanOfAcademicYear = (startYear: number) => ({
  first: `${startYear}-07-01`,
  last: `${startYear + 1}-07-31`,
})

const eventsOfMonth = (events: readonly EventSpan[], year: number, month: number) =>
  daysOfMonth(year, month).flatMap((date) => {
    const day = `${year}-${pad(month + 1)}-${pad(date)}`
    return events
      .filter(({ start, end }) => start <= day && day <= end)
      .map(({ _id, title, type, tooltip }) => ({
        _id,
        date,
        title,
        type,
        ...(tooltip && { tooltip }),
      }))
  })

const months = (numbers: readonly number[], events: readonly EventSpan[], year: number) =>
  Object.fromEntries(numbers.map((month) => [String(month), eventsOfMonth(events, year, month)]))

/**
 * Lays events out by semester, month and day. July stands in both semesters: in the first with the
 * start year, in the second with the year after.
 */
export const layOutAcademicYear = (
  startYear: number,
  events: readonly EventSpan[],
): AcademicCalendar => ({
  academicYear: { start: startYear, end: startYear + 1 },
  first: months(firstSemesterMonths, events, startYear) as AcademicCalendar['first'],
  second: months(secondSemesterMonths, events, startYear + 1) as AcademicCalendar['second'],
})
