import { semesterMonths } from '@tropa/contract/time/academic-year'

/** The address of the month in which an event begins. */
export const monthAddress = (start: unknown): string => {
  if (typeof start !== 'string' || start === '') return '/calendar'
  const [calendarYear, monthOfYear] = start.split('-').map(Number)
  const month = (monthOfYear ?? 1) - 1
  const isFirst = semesterMonths.first.includes(month)
  const year = (calendarYear ?? 0) - (isFirst ? 0 : 1)
  return `/calendar?year=${year}&semester=${isFirst ? 'first' : 'second'}&month=${month}`
}
