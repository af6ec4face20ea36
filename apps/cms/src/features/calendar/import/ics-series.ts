import { spanOfAcademicYear, startYearOf, type Terms } from '@tropa/contract/calendar/academic-year'
import { maxSeriesDays } from '@tropa/contract/calendar/import'
import { addDays } from '@tropa/contract/base/calendar-date'
import ICAL from 'ical.js'
import { dayOf, localTime } from './ics-days'

/** The parts of a rule that an import follows: weekly and monthly ones, for as long as it says. */
const simpleRule =
  /^(FREQ=(WEEKLY|MONTHLY)|INTERVAL=\d{1,2}|(COUNT|UNTIL|WKST|BYDAY|BYMONTHDAY|BYSETPOS)=[\w,+-]{1,60})(;(?!$)|$)/i

const isSimple = (rule: string): boolean => {
  const parts = rule.split(';')
  return parts.length < 10 && /FREQ=/i.test(rule) && parts.every((part) => simpleRule.test(part))
}

interface Series {
  /** The value of its `RRULE`. */
  rule: string
  /** When it first begins, as written: a day, or a time that ends in `Z` if it is in UTC. */
  begins: string
  /** The zone whose days and times are wanted, in which times without `Z` are written. */
  timeZone: string
  /** The days that are left out, as `YYYY-MM-DD`. */
  without: ReadonlySet<string>
}

export interface SeriesSite {
  terms: Terms
  /** The team's date. */
  today: string
}

const toTime = (written: string) =>
  written.includes('T') ? ICAL.Time.fromDateTimeString(written) : ICAL.Time.fromDateString(written)

/** The end of a rule by the clock that its times are written in: ends are in UTC (RFC 5545, 3.3.10). A day counts whole. */
const endOf = (until: ICAL.Time, { begins, timeZone }: Series) => {
  if (!begins.includes('T')) return toTime(dayOf(localTime(until.toString(), timeZone)))
  const end = until.isDate ? `${until.toString()}T23:59:59` : until.toString()
  if (begins.endsWith('Z')) return toTime(end.endsWith('Z') ? end : `${end}Z`)
  return toTime(localTime(end, timeZone))
}

/**
 * When a weekly or monthly series begins, as days or times in the zone, from this academic year on: up to the end of the
 * year of the first one, and at most `maxSeriesDays`. Empty if it has ended, `undefined` if it repeats in another way.
 */
export const timesOfSeries = (
  series: Series,
  { terms, today }: SeriesSite,
): string[] | undefined => {
  const { rule, begins, timeZone, without } = series
  if (!isSimple(rule)) return undefined
  const { first } = spanOfAcademicYear(startYearOf(today, terms), terms)
  // No zone shows an earlier day.
  const dayBefore = addDays(first, -1)
  const times: string[] = []
  try {
    const recurrence = ICAL.Recur.fromString(rule)
    if (recurrence.until) recurrence.until = endOf(recurrence.until, series)
    const iterator = recurrence.iterator(toTime(begins))
    while (times.length < maxSeriesDays) {
      const next = iterator.next()
      if (iterator.completed) break
      const written = next.toString()
      if (dayOf(written) < dayBefore) continue
      const time = localTime(written, timeZone)
      const day = dayOf(time)
      if (day < first) continue
      const { last } = spanOfAcademicYear(startYearOf(dayOf(times[0] ?? time), terms), terms)
      if (day > last) break
      if (!without.has(day)) times.push(time)
    }
  } catch {
    return undefined
  }
  return times
}
