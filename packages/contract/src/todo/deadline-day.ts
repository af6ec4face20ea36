import * as z from 'zod/mini'
import { admin, notFound } from '../procedure-builders'
import { calendarDate, dateOutput } from '../base/dates'
import { eventTypes } from '../calendar/event-types'
import { assigneesField } from '../team/assignees-field'

/** How many days after a deadline are looked at for a free one. */
export const freeDaySearch = 30

/** A query that names one value once and several by repetition. */
const repeated = z.transform((value: unknown) =>
  value === undefined || Array.isArray(value) ? value : [value],
)

const dayQuery = z.object({
  date: calendarDate('Please select a deadline.'),
  assignees: z.pipe(repeated, assigneesField()),
  todo: z.optional(z.string()),
})

/** The query for the teams that exist, given by their names. */
export const dayQueryFor = (teams: readonly string[]) =>
  z.extend(dayQuery, { assignees: z.pipe(repeated, assigneesField(teams)) })

/** An exam, a holiday or a deadline on a day, or an exam on the day after; `start` and `end` are dates. */
const clash = z.object({
  _id: z.string(),
  title: z.string(),
  type: z.enum(eventTypes),
  start: dateOutput,
  end: dateOutput,
})

export type Clash = z.infer<typeof clash>

/** What a deadline on a day collides with, and the next day without any of it. */
const deadlineDay = z.object({
  date: dateOutput,
  clashes: z.array(clash),
  due: z.array(z.object({ _id: z.string(), title: z.string() })),
  nextFree: z.nullable(dateOutput).register(z.globalRegistry, {
    description: `The first later day within ${freeDaySearch} with neither, or null`,
  }),
})

export type DeadlineDay = z.infer<typeof deadlineDay>

export const deadlineContract = {
  day: admin
    .get('/calendar/day', 'What a deadline of some teams on a day collides with')
    .errors(notFound)
    .input(dayQuery)
    .output(deadlineDay),
}
