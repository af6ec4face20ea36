import * as z from 'zod/mini'
import { anyone } from '../procedure-builders'
import { dateOutput } from '../base/dates'
import { wholeNumber } from '../base/whole-number'
import { eventTypes } from './event-types'

/** The side of its day at which an event's tooltip opens. */
export const tooltipSides = ['left', 'right', 'center'] as const

const eventFields = {
  title: z.string(),
  type: z.enum(eventTypes),
  tooltip: z.optional(z.enum(tooltipSides)),
}

/** An event from its first to its last day, which may lie outside the academic year. */
const calendarEvent = z.object({
  _id: z.string(),
  ...eventFields,
  start: dateOutput,
  end: dateOutput,
})

export type CalendarEvent = z.infer<typeof calendarEvent>

/** The calendar years in which an academic year begins and ends. */
const academicYear = z.object({ start: z.int(), end: z.int() })

const eventsOfYear = z.object({
  academicYear,
  events: z.array(calendarEvent).register(z.globalRegistry, { description: 'By first day' }),
})

export type EventsOfYear = z.infer<typeof eventsOfYear>

/** An event on one day; an event of several days is listed on each of them with the same `_id`. */
const eventOnDay = z.object({
  _id: z.string(),
  date: z.int().check(z.minimum(1), z.maximum(31)),
  ...eventFields,
})

export type EventOnDay = z.infer<typeof eventOnDay>

const eventsByMonth = z.record(z.string(), z.array(eventOnDay)).register(z.globalRegistry, {
  description: 'By month index: one key for each month of the term, 0 for January',
})

/** An academic year; keys are month indexes (0 for January), each present even without events. */
export const academicCalendar = z.object({
  academicYear,
  first: eventsByMonth,
  second: eventsByMonth,
})

export type AcademicCalendar = z.infer<typeof academicCalendar>

/** Students by the `_id` of their audience. The settings have the list of audiences. */
export const students = z.string({ error: 'Please choose one group of students.' })

const yearQuery = z.object({
  year: z.optional(wholeNumber('Must be a year from 1000 to 9998.', 1000, 9998)),
  for: z.optional(students),
})

/** The academic year and whose dates to show; by default the current year and everyone's dates. */
export type YearQuery = z.infer<typeof yearQuery>

export const calendarContract = {
  get: anyone
    .get(
      '/calendar',
      'The academic calendar of a start year, the pinned or current one unless given; all of it, or what concerns some students',
    )
    .input(yearQuery)
    .output(academicCalendar),
  events: anyone
    .get('/calendar/events', 'The same events, each once from its first to its last day')
    .input(yearQuery)
    .output(eventsOfYear),
}
