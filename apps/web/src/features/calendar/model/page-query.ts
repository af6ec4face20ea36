import { eventTypes, semesterMonths, semesterOf } from '@tropa/contract/time/academic-year'
import type { CalendarParams } from './search-params'
import { calendarHref, readCalendarParams } from './search-params'

/**
 * Whether a page is one of the few that visitors open, about 30 of 200 kB: the months of the team's year,
 * and one type or the dates of some students in the current month. Every search, year and mixture of types
 * would let a stranger drive everything else out of the cache.
 */
const isOneOfFew = ({ year, for: audience, semester, month, types, search }: CalendarParams) => {
  const isMonthOfSemester =
    month === null || semesterMonths[semester ?? semesterOf(month)].includes(month)
  const isCurrentMonth = month === null && semester === null
  const hasAllTypes = types.length === eventTypes.length
  const isUsualChoice =
    audience === null
      ? hasAllTypes || (types.length === 1 && isCurrentMonth)
      : hasAllTypes && isCurrentMonth
  return year === null && search === '' && isMonthOfSemester && isUsualChoice
}

/** What the calendar's page reads from the query, in one way; `null` if the page is not to be cached. */
export const calendarPageQuery = (params: URLSearchParams): string | null => {
  const read = readCalendarParams(params)
  return isOneOfFew(read) ? calendarHref(read).replace(/^\.$/, '') : null
}
