import type {
  AcademicCalendar,
  CalendarEvent,
  EventOnDay,
  EventsOfYear,
  YearQuery,
} from '@tropa/contract/calendar/calendar'
import {
  endYearOf,
  type Semester,
  semesterMonths,
  type Terms,
  yearOfMonth,
} from '@tropa/contract/calendar/academic-year'
import { concerns } from '@tropa/contract/calendar/audience'
import { readSettings, type StoredSettings } from '../../payload/globals/read-settings'
import { requireAudience } from '../../rpc/audience'
import type { ApiContext } from '../../rpc/context'
import { api } from '../../rpc/procedure'
import { lastDayOf, monthOf } from './month'
import { readEventsOfYear } from './read'
import { readOwnYear, readYears } from './years'

const eventsInMonth = (
  events: readonly CalendarEvent[],
  year: number,
  index: number,
): EventOnDay[] => {
  const month = monthOf(year, index)
  const days = Number(lastDayOf(month).slice(8))
  return Array.from({ length: days }, (_, day) => day + 1).flatMap((date) => {
    const day = `${month}-${String(date).padStart(2, '0')}`
    return events
      .filter(({ start, end }) => start <= day && day <= end)
      .map(({ _id, title, type, tooltip }) => ({
        ...{ _id, date, title, type },
        ...(tooltip && { tooltip }),
      }))
  })
}

/** Sorts events by term, month and day. A month that is in both terms is in different calendar years. */
const toAcademicCalendar = (
  { academicYear, events }: EventsOfYear,
  terms: Terms,
): AcademicCalendar => {
  const inTerm = (semester: Semester) =>
    Object.fromEntries(
      semesterMonths(terms)[semester].map((month) => {
        const year = yearOfMonth(academicYear.start, semester, month, terms)
        return [month, eventsInMonth(events, year, month)]
      }),
    )
  return { academicYear, first: inTerm('first'), second: inTerm('second') }
}

/** Reads the events of a year: of the pinned or current one by default, and without students those for everyone. */
const eventsOfYear = async (
  context: ApiContext,
  query: YearQuery,
  { terms, audiences }: StoredSettings,
): Promise<EventsOfYear> => {
  const { payload, drafts = false } = context
  requireAudience(query.for, audiences)
  const year = query.year ?? (await readOwnYear(context))
  const hasEvents = drafts || (await readYears(context)).has(year)
  const events = hasEvents ? await readEventsOfYear(payload, year, drafts) : []
  return {
    academicYear: { start: year, end: endYearOf(year, terms) },
    events: events
      .filter(({ audience }) => concerns(audience, query.for))
      .map(({ id, title, type, tooltip, start, end }) => ({
        ...{ _id: id, title, type, start, end },
        ...(tooltip && { tooltip }),
      })),
  }
}

export const calendarProcedures = {
  get: api.calendar.get.handler(async ({ context, input }) => {
    const settings = await readSettings(context.payload)
    return toAcademicCalendar(await eventsOfYear(context, input, settings), settings.terms)
  }),
  events: api.calendar.events.handler(async ({ context, input }) =>
    eventsOfYear(context, input, await readSettings(context.payload)),
  ),
}
