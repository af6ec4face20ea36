import type { CalendarDate } from '../base/calendar-date'

export type Semester = 'first' | 'second'

/** The first and the last month of a term, 1 for January. */
export interface Term {
  from: number
  to: number
}

/** The two terms of an academic year: the second follows the first without a gap. */
export type Terms = Record<Semester, Term>

/** July to December, and January to July of the year after. */
export const defaultTerms: Terms = { first: { from: 7, to: 12 }, second: { from: 1, to: 7 } }

export const defaultTermNames: Record<Semester, string> = {
  first: '1st semester',
  second: '2nd semester',
}

export const termLength = ({ from, to }: Term): number => ((to - from + 12) % 12) + 1

const monthsIn = (term: Term) =>
  Array.from({ length: termLength(term) }, (_, index) => (term.from - 1 + index) % 12)

/** The month indexes of each term in their order, 0 for January. */
export const semesterMonths = (
  terms: Terms = defaultTerms,
): Record<Semester, readonly number[]> => ({
  first: monthsIn(terms.first),
  second: monthsIn(terms.second),
})

/**
 * The term of a month index. A month in both terms belongs to the one that begins with it, a month in neither to the
 * first, which comes next.
 */
export const semesterOf = (month: number, terms: Terms = defaultTerms): Semester => {
  const { first, second } = semesterMonths(terms)
  return second.includes(month) && !first.includes(month) ? 'second' : 'first'
}

interface AcademicMonth {
  /** The calendar year in which the academic year began. */
  startYear: number
  semester: Semester
  /** 0 for January. */
  month: number
}

const yearAndMonth = (date: CalendarDate) => {
  const [year = 0, number = 1] = date.split('-').map(Number)
  return { year, month: number - 1 }
}

/** The academic year of a date: the one whose first term began last. */
export const startYearOf = (date: CalendarDate, { first }: Terms = defaultTerms): number => {
  const { year, month } = yearAndMonth(date)
  return month >= first.from - 1 ? year : year - 1
}

/** The month at which the calendar opens on a date: its own, or where no term has it, the first of the next term. */
export const academicMonthOf = (date: CalendarDate, terms: Terms = defaultTerms): AcademicMonth => {
  const { month } = yearAndMonth(date)
  const { first, second } = semesterMonths(terms)
  const startYear = startYearOf(date, terms)
  return first.includes(month) || second.includes(month)
    ? { startYear, semester: semesterOf(month, terms), month }
    : { startYear: startYear + 1, semester: 'first', month: terms.first.from - 1 }
}

/** The calendar year of a month index of a term; the start year for one that the term does not have. */
export const yearOfMonth = (
  startYear: number,
  semester: Semester,
  month: number,
  terms: Terms = defaultTerms,
): number => {
  const place = semesterMonths(terms)[semester].indexOf(month)
  if (place < 0) return startYear
  const before = semester === 'second' ? termLength(terms.first) : 0
  return startYear + Math.floor((terms.first.from - 1 + before + place) / 12)
}

/** The calendar year of the last month of an academic year. */
export const endYearOf = (startYear: number, terms: Terms = defaultTerms): number =>
  yearOfMonth(startYear, 'second', terms.second.to - 1, terms)

/** The first and last day of an academic year: July 1 to July 31 of the next year, unless the terms are others. */
export const spanOfAcademicYear = (
  startYear: number,
  terms: Terms = defaultTerms,
): Record<'first' | 'last', CalendarDate> => {
  const day = (year: number, month: number, dayOfMonth: number) =>
    new Date(Date.UTC(year, month, dayOfMonth)).toISOString().slice(0, 'YYYY-MM-DD'.length)
  return {
    first: day(startYear, terms.first.from - 1, 1),
    last: day(endYearOf(startYear, terms), terms.second.to, 0),
  }
}
