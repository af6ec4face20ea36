import { academicMonthOf } from '@tropa/contract/time/academic-year'
import { toPlainDate } from '../../payload/fields/stored-date'

/** The address of the month in which an event begins. */
export const monthAddress = (start: unknown): string => {
  if (typeof start !== 'string' || start === '') return '/calendar'
  const { startYear, semester, month } = academicMonthOf(toPlainDate(start))
  return `/calendar?year=${startYear}&semester=${semester}&month=${month}`
}
