import type { CalendarDate } from '../base/calendar-date'

/** In the legend's order. */
export const eventTypes = [
  'academic',
  'registration',
  'exam',
  'holiday',
  'event',
  'deadline',
] as const

export type EventType = (typeof eventTypes)[number]

export const tooltipSides = ['left', 'right', 'center'] as const

/** Month indexes of the first semester, July to December of the start year. */
export const firstSemesterMonths = [6, 7, 8, 9, 10, 11] as const

/** Month indexes of the second semester, January to July of the year after. */
export const secondSemesterMonths = [0, 1, 2, 3, 4, 5, 6] as const

export type Semester = 'first' | 'second'

export const semesterMonths: Record<Semester, readonly number[]> = {
  first: firstSemesterMonths,
  second: secondSemesterMonths,
}

/** The semester that has a month index; for July, which is in both, the one that begins with it. */
export const semesterOf = (month: number): Semester =>
  month >= firstSemesterMonths[0] ? 'first' : 'second'

interface AcademicMonth {
  /** The calendar year in which the academic year began. */
  startYear: number
  semester: Semester
  /** 0 for January. */
  month: number
}

/** The month that a date is in, in the academic year that it belongs to: from July on, the one that begins then. */
export const academicMonthOf = (date: CalendarDate): AcademicMonth => {
  const [year = 0, number = 1] = date.split('-').map(Number)
  const month = number - 1
  const semester = semesterOf(month)
  return { startYear: semester === 'first' ? year : year - 1, semester, month }
}

/** The first and last day of an academic year: July 1 to July 31 of the next year. */
export const spanOfAcademicYear = (startYear: number): Record<'first' | 'last', CalendarDate> => ({
  first: `${startYear}-07-01`,
  last: `${startYear + 1}-07-31`,
})

/** The calendar year of a month index: the start year, or the next for the second semester. */
export const yearOfMonth = (startYear: number, semester: Semester, month: number) =>
  semester === 'second' && semesterMonths.second.includes(month) ? startYear + 1 : startYear
