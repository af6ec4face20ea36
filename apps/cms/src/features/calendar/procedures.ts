import type { AcademicCalendar, CalendarEvent } from '@tropa/contract/calendar'
import { academicMonthOf, concerns } from '@tropa/contract/time/academic-year'
import { dateIn } from '@tropa/contract/time/team-time'
import { readSite } from '../../payload/globals/read-site'
import { api } from '../../rpc/procedure'
import { type DatedEvent, readEventsOfYear } from './read'

const pad = (number: number) => String(number).padStart(2, '0')

const daysOfMonth = (year: number, month: number) =>
  Array.from({ length: new Date(Date.UTC(year, month + 1, 0)).getUTCDate() }, (_, day) => day + 1)

const eventsInMonth = (
  events: readonly DatedEvent[],
  year: number,
  month: number,
): CalendarEvent[] =>
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

/** Sorts events by semester, month and day. July is in both semesters, in different calendar years. */
const toAcademicCalendar = (startYear: number, events: readonly DatedEvent[]): AcademicCalendar => {
  const inFirst = (month: number) => eventsInMonth(events, startYear, month)
  const inSecond = (month: number) => eventsInMonth(events, startYear + 1, month)
  return {
    academicYear: { start: startYear, end: startYear + 1 },
    first: {
      '6': inFirst(6),
      '7': inFirst(7),
      '8': inFirst(8),
      '9': inFirst(9),
      '10': inFirst(10),
      '11': inFirst(11),
    },
    second: {
      '0': inSecond(0),
      '1': inSecond(1),
      '2': inSecond(2),
      '3': inSecond(3),
      '4': inSecond(4),
      '5': inSecond(5),
      '6': inSecond(6),
    },
  }
}

export const calendarProcedures = {
  get: api.calendar.get.handler(async ({ context: { payload, env, drafts }, input }) => {
    const chosenYear = input.year ?? (await readSite(payload)).academicYear
    const year = chosenYear ?? academicMonthOf(dateIn(env.timeZone)).startYear
    const events = await readEventsOfYear(payload, year, drafts)
    return toAcademicCalendar(
      year,
      events.filter(({ audience }) => concerns(audience, input.for)),
    )
  }),
}
