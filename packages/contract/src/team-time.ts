import * as z from 'zod/mini'

/** The zone that decides what "today" is unless `TEAM_TIME_ZONE` says otherwise. */
export const defaultTimeZone = 'Asia/Manila'

/** A calendar date without a time or a zone, `YYYY-MM-DD`. */
export type CalendarDate = string

const formatters = new Map<string, Intl.DateTimeFormat>()

const dateFormatter = (timeZone: string) => {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formatters.set(timeZone, made)
  return made
}

/**
 * The calendar date of a moment in a zone.
 *
 * @param timeZone - an IANA name such as `Asia/Manila`
 * @param at - the moment, now unless given
 */
export const dateIn = (timeZone: string, at: Date = new Date()): CalendarDate => {
  const parts = Object.fromEntries(
    dateFormatter(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return `${(parts.year ?? '').padStart(4, '0')}-${parts.month ?? ''}-${parts.day ?? ''}`
}

/** A to-do is active while its deadline is today or later (specification, section 4). */
export const isActive = (deadline: CalendarDate, today: CalendarDate) => deadline >= today

/** Whether a zone name is one the platform knows. */
export const isTimeZone = (name: string) => {
  try {
    dateFormatter(name)
    return true
  } catch {
    return false
  }
}

const isRealDate = (date: string) => {
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
}

const isoTime = z.iso.datetime({ offset: true, local: true })

const isDateOrTime = (text: string) =>
  isRealDate(text.slice(0, 10)) && (text.length === 10 || isoTime.safeParse(text).success)

/**
 * A calendar date as input: `YYYY-MM-DD`, or a full ISO time that is cut to its first ten
 * characters without a shift of zone (contract, section 2).
 */
export const calendarDate = (missing: string) =>
  z.string({ error: missing }).check(
    z.refine(isDateOrTime, missing),
    z.overwrite((text) => text.slice(0, 10)),
  )

/** A moment as input: an ISO time, or a date that stands for its midnight in UTC. Becomes an ISO time in UTC. */
export const isoMoment = (missing: string) =>
  z.string({ error: missing }).check(
    z.refine((text) => isDateOrTime(text) && !Number.isNaN(Date.parse(text)), {
      error: missing,
      abort: true,
    }),
    z.overwrite((text) =>
      new Date(/T.*([zZ]|[+-]\d\d:?\d\d)$/.test(text) || text.length === 10 ? text : `${text}Z`).toISOString(),
    ),
  )
