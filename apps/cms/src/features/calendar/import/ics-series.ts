import { spanOfAcademicYear, startYearOf, type Terms } from '@tropa/contract/calendar/academic-year'
import { maxSeriesDays } from '@tropa/contract/calendar/import'
import ICAL from 'ical.js'

/** The parts of a rule that an import follows: weekly and monthly ones, for as long as it says. */
const simpleRule =
  /^(FREQ=(WEEKLY|MONTHLY)|(INTERVAL|COUNT|UNTIL|WKST|BYDAY|BYMONTHDAY|BYSETPOS)=[\w,+-]{1,60})(;(?!$)|$)/i

const isSimple = (rule: string): boolean => {
  const parts = rule.split(';')
  return parts.length < 10 && /FREQ=/i.test(rule) && parts.every((part) => simpleRule.test(part))
}

interface Series {
  /** The value of its `RRULE`. */
  rule: string
  /** The days that are left out, as `YYYY-MM-DD`. */
  without: ReadonlySet<string>
}

export interface SeriesSite {
  terms: Terms
  /** The team's date. */
  today: string
}

/**
 * The days on which a weekly or monthly series begins, from this academic year on: up to the end of the year of the
 * first one, and at most `maxSeriesDays`. Empty if it has ended, `undefined` if it repeats in another way.
 */
export const daysOfSeries = (
  { rule, without }: Series,
  start: string,
  { terms, today }: SeriesSite,
): string[] | undefined => {
  if (!isSimple(rule)) return undefined
  const { first } = spanOfAcademicYear(startYearOf(today, terms), terms)
  const days: string[] = []
  try {
    const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(start))
    while (days.length < maxSeriesDays) {
      const next = iterator.next()
      if (iterator.completed) break
      const day = next.toString()
      if (day < first) continue
      const { last } = spanOfAcademicYear(startYearOf(days[0] ?? day, terms), terms)
      if (day > last) break
      if (!without.has(day)) days.push(day)
    }
  } catch {
    return undefined
  }
  return days
}
