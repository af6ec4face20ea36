import { spanOfAcademicYear } from '@tropa/contract/time/academic-year'
import { firstSemester } from './first-semester'
import { holidaysBetween } from './holidays'
import { on, schoolDaysWithout, type SampleEvent } from './sample-event'
import { secondSemester } from './second-semester'

/** The sample events of an academic year, by first day. Editors replace them by the university's real ones. */
export const academicYear = (startYear: number): SampleEvent[] => {
  const { first, last } = spanOfAcademicYear(startYear)
  const holidays = holidaysBetween(first, last)
  const schoolDays = schoolDaysWithout(new Set(holidays.map(({ date }) => date)))
  return [
    ...firstSemester(startYear, schoolDays),
    ...secondSemester(startYear + 1, schoolDays),
    ...holidays.map(({ title, date }) => on('holiday', title, date)),
  ].sort(
    (one, other) => one.start.localeCompare(other.start) || one.title.localeCompare(other.title),
  )
}
