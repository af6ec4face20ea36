import type { AcademicCalendar, CalendarEvent } from '@tropa/contract/calendar/calendar'
import { firstSemesterMonths, secondSemesterMonths } from '@tropa/contract/calendar/academic-year'
import { concerns } from '@tropa/contract/calendar/audience'
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

const byMonth = <Index extends number>(
  months: readonly Index[],
  eventsIn: (month: Index) => CalendarEvent[],
) =>
  Object.fromEntries(months.map((month) => [month, eventsIn(month)])) as Record<
    `${Index}`,
    CalendarEvent[]
  >

/** Sorts events by semester, month and day. July is in both semesters, in different calendar years. */
const toAcademicCalendar = (
  startYear: number,
  events: readonly StoredEvent[],
): AcademicCalendar => ({
  academicYear: { start: startYear, end: startYear + 1 },
  first: byMonth(firstSemesterMonths, (month) => eventsInMonth(events, startYear, month)),
  second: byMonth(secondSemesterMonths, (month) => eventsInMonth(events, startYear + 1, month)),
})

export const calendarProcedures = {
  get: api.calendar.get.handler(async ({ context, input }) => {
    const { payload, drafts = false } = context
    const year = input.year ?? (await readOwnYear(context))
    const hasEvents = drafts || (await readYears(context)).has(year)
    const events = hasEvents ? await readEventsOfYear(payload, year, drafts) : []
    return toAcademicCalendar(
      year,
      events.filter(({ audience }) => concerns(audience, input.for)),
    )
  }),
}
