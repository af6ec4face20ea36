/** The kinds of academic event, in the legend's order. */
export const eventTypes = [
  'academic',
  'registration',
  'exam',
  'holiday',
  'event',
  'deadline',
] as const

/** A kind of academic event. */
export type EventType = (typeof eventTypes)[number]

/** On which side of an event its tooltip stands. */
export const tooltipSides = ['left', 'right', 'center'] as const

/** Month indexes of the first semester, July to December of the start year. */
export const firstSemesterMonths = [6, 7, 8, 9, 10, 11] as const

/** Month indexes of the second semester, January to July of the year after. */
export const secondSemesterMonths = [0, 1, 2, 3, 4, 5, 6] as const

/** The two halves of an academic year. */
export type Semester = 'first' | 'second'

/** Which months a semester offers. */
export const semesterMonths: Record<Semester, readonly number[]> = {
  first: firstSemesterMonths,
  second: secondSemesterMonths,
}

/** The calendar year of a month: the start year, plus one for the second semester's January to July. */
export const yearOfMonth = (startYear: number, semester: Semester, month: number) =>
  semester === 'second' && month <= 6 ? startYear + 1 : startYear
