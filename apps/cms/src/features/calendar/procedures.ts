import type { AcademicCalendar, CalendarEvent } from '@tropa/contract/calendar/calendar'
import {
  endYearOf,
  type Semester,
  semesterMonths,
  type Terms,
  yearOfMonth,
} from '@tropa/contract/calendar/academic-year'
import { concerns } from '@tropa/contract/calendar/audience'
import { readSettings } from '../../payload/globals/read-settings'
import { requireAudience } from '../../rpc/audience'
import { api } from '../../rpc/procedure'
import { lastDayOf, monthOf } from './month'
import { readEventsOfYear, type StoredEvent } from './read'
import { readOwnYear, readYears } from './years'

const eventsInMonth = (
  events: readonly StoredEvent[],
  year: number,
  index: number,
): CalendarEvent[] => {
  const month = monthOf(year, index)
  const days = Number(lastDayOf(month).slice(8))
  return Array.from({ length: days }, (_, day) => day + 1).flatMap((date) => {
    const day = `${month}-${String(date).padStart(2, '0')}`
    return events
      .filter(({ start, end }) => start <= day && day <= end)
      .map(({ id, title, type, tooltip }) => ({
        ...{ _id: id, date, title, type },
        ...(tooltip && { tooltip }),
      }))
  })
}

/** Sorts events by term, month and day. A month that is in both terms is in different calendar years. */
const toAcademicCalendar = (
  startYear: number,
  events: readonly StoredEvent[],
  terms: Terms,
): AcademicCalendar => {
  const inTerm = (semester: Semester) =>
    Object.fromEntries(
      semesterMonths(terms)[semester].map((month) => {
        const year = yearOfMonth(startYear, semester, month, terms)
        return [month, eventsInMonth(events, year, month)]
      }),
    )
  return {
    academicYear: { start: startYear, end: endYearOf(startYear, terms) },
    first: inTerm('first'),
    second: inTerm('second'),
  }
}

export const calendarProcedures = {
  get: api.calendar.get.handler(async ({ context, input }) => {
    const { payload, drafts = false } = context
    const { terms, audiences } = await readSettings(payload)
    requireAudience(input.for, audiences)
    const year = input.year ?? (await readOwnYear(context))
    const hasEvents = drafts || (await readYears(context)).has(year)
    const events = hasEvents ? await readEventsOfYear(payload, year, drafts) : []
    const concerning = events.filter(({ audience }) => concerns(audience, input.for))
    return toAcademicCalendar(year, concerning, terms)
  }),
}
