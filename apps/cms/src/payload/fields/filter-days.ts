import { addDays } from '@tropa/contract/base/calendar-date'
import { momentAt } from '@tropa/contract/base/team-moment'
import { isTimeZone } from '@tropa/contract/base/team-time'
import type { Field, Where } from 'payload'
import { parseCookies } from 'payload/shared'
import { mapConditions } from './map-conditions'
import { toStoredDate } from './stored-date'
import { zoneCookie } from './zone-cookie'
import type { Operation } from '../hooks/operation'

/**
 * What the panel's filter sends for a day: 12:00 in UTC, up to 45 minutes earlier where zones have parts of hours, and
 * an hour earlier or later on a day on which the clocks are changed.
 */
const chosenDay = /^(\d{4}-\d{2}-\d{2})T1[123]:\d{2}:\d{2}(\.\d+)?Z$/

const moments = ['createdAt', 'updatedAt', 'deletedAt']

/** Matches moments from midnight to midnight in the reader's zone. */
const onDay = (name: string, operator: string, day: string, timeZone: string): Where => {
  const [start, end] = [day, addDays(day, 1)].map((each) =>
    momentAt(timeZone, `${each}T00:00`).toISOString(),
  )
  const before = (at: unknown): Where => ({ [name]: { less_than: at } })
  const from = (at: unknown): Where => ({ [name]: { greater_than_equal: at } })
  if (operator === 'equals') return { and: [from(start), before(end)] }
  if (operator === 'not_equals') return { or: [before(start), from(end)] }
  if (operator === 'greater_than') return from(end)
  if (operator === 'greater_than_equal') return from(start)
  return before(operator === 'less_than' ? start : end)
}

interface DateFields {
  plain: ReadonlySet<string>
  moments: ReadonlySet<string>
}

/** A filter in which days that were chosen in the panel are days of the reader's time zone. */
export const filteredByDay = (
  where: unknown,
  dates: DateFields,
  timeZone: string,
): Promise<unknown> =>
  mapConditions(where, (name, operator, value) => {
    const day = typeof value === 'string' ? chosenDay.exec(value)?.[1] : undefined
    if (day && dates.moments.has(name)) return onDay(name, operator, day, timeZone)
    return { [name]: { [operator]: day && dates.plain.has(name) ? toStoredDate(day) : value } }
  })

const dateFieldsOf = (fields: readonly Field[]): DateFields => {
  const all = fields.flatMap((field) =>
    'fields' in field && !('name' in field) ? field.fields : field,
  )
  const dates = all.filter((field) => field.type === 'date')
  const isPlain = (field: (typeof dates)[number]) =>
    field.admin?.date?.pickerAppearance === 'dayOnly'
  const namesOf = (found: typeof dates) => found.map(({ name }) => name)
  return {
    plain: new Set(namesOf(dates.filter(isPlain))),
    moments: new Set([...moments, ...namesOf(dates.filter((field) => !isPlain(field)))]),
  }
}

/** Makes a filter find what happened on a day of the reader, whose zone is in a cookie of the panel. */
export const filterDays = (fields: readonly Field[]) => {
  const dates = dateFieldsOf(fields)
  return async ({ args = {}, req }: Operation): Promise<void> => {
    const timeZone = parseCookies(req.headers).get(zoneCookie)
    if (!('where' in args) || !timeZone || !isTimeZone(timeZone)) return
    Object.assign(args, { where: await filteredByDay(args.where, dates, timeZone) })
  }
}
