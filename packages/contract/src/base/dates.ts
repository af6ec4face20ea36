import * as z from 'zod/mini'
import { utcMidnight } from './calendar-date'

/** A calendar date in a response, `YYYY-MM-DD`. */
export const dateOutput = z
  .string()
  .register(z.globalRegistry, { description: 'A calendar date', examples: ['2026-08-17'] })

/** A moment in a response, an ISO time in UTC. */
export const timeOutput = z.string().register(z.globalRegistry, {
  description: 'An ISO 8601 time in UTC',
  examples: ['2026-08-17T09:05:00.000Z'],
})

const isoDateOrTime =
  /^\d{4}-\d{2}-\d{2}(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/

/** The message for a field with a day that does not exist. */
export const noSuchDay =
  'There is no such day. Enter a day of the calendar, in a year of four digits.'

const startsWithRealDate = (text: string) => {
  const date = text.slice(0, 'YYYY-MM-DD'.length)
  const parsed = utcMidnight(date)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
}

const dateText = (format: RegExp, missing: string) =>
  z
    .string({ error: missing })
    .check(
      z.regex(format, { error: missing, abort: true }),
      z.refine(startsWithRealDate, { error: missing, abort: true }),
    )

const dateOrTime = (missing: string) => dateText(isoDateOrTime, missing)

/** Input: `YYYY-MM-DD`, or an ISO time, whose date is taken as written without converting its time zone. */
export const calendarDate = (missing: string) =>
  dateOrTime(missing).check(z.overwrite((text) => text.slice(0, 'YYYY-MM-DD'.length)))

/** Input: exactly `YYYY-MM-DD`. */
export const plainDate = (missing: string) => dateText(/^\d{4}-\d{2}-\d{2}$/, missing)

/** Whether a text begins with a day that exists, in a year from 1000 to 9999. */
export const isCalendarDay = (text: string): boolean =>
  /^[1-9]\d{3}-\d{2}-\d{2}(?:T|$)/.test(text) && startsWithRealDate(text)

const toUtc = (text: string) => {
  const isLocal = text.includes('T') && !/(?:Z|[+-]\d\d:\d\d)$/.test(text)
  return new Date(isLocal ? `${text}Z` : text).toISOString()
}

/** Whether the year of a date or time has four digits: others are written with a sign, which does not sort as text. */
const isInFourDigitYear = (text: string) => /^\d/.test(toUtc(text))

/** Input: an ISO time that names its zone; output in UTC. */
export const zonedMoment = (missing: string) =>
  dateOrTime(missing).check(
    z.regex(/T.+(?:Z|[+-]\d\d:\d\d)$/, { error: missing, abort: true }),
    z.refine(isInFourDigitYear, { error: missing, abort: true }),
    z.overwrite(toUtc),
  )

/** Input: a date, which is kept, or an ISO time, in UTC unless it names a zone; output in UTC. */
export const momentOrDate = (missing: string) =>
  dateOrTime(missing).check(
    z.refine(isInFourDigitYear, { error: missing, abort: true }),
    z.overwrite((text) => (text.includes('T') ? toUtc(text) : text)),
  )
