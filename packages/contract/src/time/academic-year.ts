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

/** The students whom an event may concern. One that names none concerns everyone. */
export const audiences = ['regular', 'irregular', 'graduating'] as const

export type Audience = (typeof audiences)[number]

/** Whether an event concerns these students; without them, whether it concerns anyone. */
export const concerns = (audience: readonly Audience[], students?: Audience): boolean =>
  students === undefined || audience.length === 0 || audience.includes(students)

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

/** The calendar year of a month index: the start year, or the next for the second semester. */
export const yearOfMonth = (startYear: number, semester: Semester, month: number) =>
  semester === 'second' && month <= 6 ? startYear + 1 : startYear
