import * as z from 'zod/mini'
import { anyone } from '../procedure-builders'
import { wholeNumber } from '../base/whole-number'
import { eventTypes, tooltipSides } from './academic-year'
import { audiences } from './audience'

/** An event on one day; an event of several days is listed on each of them with the same `_id`. */
export const calendarEvent = z.object({
  _id: z.string(),
  date: z.int().check(z.minimum(1), z.maximum(31)),
  title: z.string(),
  type: z.enum(eventTypes),
  tooltip: z.optional(z.enum(tooltipSides)),
})

export type CalendarEvent = z.infer<typeof calendarEvent>

const events = z.array(calendarEvent)

/** An academic year; keys are month indexes (0 for January), each present even without events. */
export const academicCalendar = z.object({
  academicYear: z.object({ start: z.int(), end: z.int() }),
  first: z.object({
    '6': events,
    '7': events,
    '8': events,
    '9': events,
    '10': events,
    '11': events,
  }),
  second: z.object({
    '0': events,
    '1': events,
    '2': events,
    '3': events,
    '4': events,
    '5': events,
    '6': events,
  }),
})

export type AcademicCalendar = z.infer<typeof academicCalendar>

export const students = z.enum(audiences, {
  error: 'Please choose regular, irregular or graduating students.',
})

const yearQuery = z.object({
  year: z.optional(wholeNumber('Must be a year from 1000 to 9998.', 1000, 9998)),
  for: z.optional(students),
})

export const calendarContract = {
  get: anyone
    .get(
      '/calendar',
      'The academic calendar of a start year, the pinned or current one unless given; all of it, or what concerns some students',
    )
    .input(yearQuery)
    .output(academicCalendar),
}
