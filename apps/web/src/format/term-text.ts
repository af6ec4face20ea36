import type { Settings } from '@tropa/contract/settings/settings'
import { defaultTermNames, type Semester } from '@tropa/contract/calendar/academic-year'

/** A term within a sentence: `first semester`, or the name that the team has given it. */
export const termText = (terms: Settings['terms'], semester: Semester) => {
  const { name } = terms[semester]
  return name === defaultTermNames[semester] ? `${semester} semester` : name
}
