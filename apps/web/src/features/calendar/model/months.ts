import type { Semester } from '@tropa/contract/time/academic-year'
import { semesterMonths } from '@tropa/contract/time/academic-year'

/** A month of the academic year; July is in both semesters. */
export interface SemesterMonth {
  semester: Semester
  /** 0 for January to 11 for December; addresses may name one that the semester does not have. */
  month: number
}

/** The thirteen months of an academic year, from July to the July after. */
export const academicMonths: readonly SemesterMonth[] = (['first', 'second'] as const).flatMap(
  (semester) => semesterMonths[semester].map((month) => ({ semester, month })),
)

let formatter: Intl.DateTimeFormat | undefined

/** The English name of a month, 0 for January. */
export const monthName = (month: number) => {
  formatter ??= new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
  return formatter.format(new Date(Date.UTC(2000, month, 1)))
}

/** The month before (-1) or after (1), across the semesters; `undefined` outside the academic year. */
export const adjacentMonth = (
  { semester, month }: SemesterMonth,
  step: 1 | -1,
): SemesterMonth | undefined => {
  const months = semesterMonths[semester]
  const [firstMonth = 0] = months
  if (!months.includes(month)) {
    return { semester, month: step > 0 ? firstMonth : (months.at(-1) ?? firstMonth) }
  }
  const index = academicMonths.findIndex(
    (other) => other.semester === semester && other.month === month,
  )
  return academicMonths[index + step]
}
