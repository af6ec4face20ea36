import type { NamedRow } from '@tropa/contract/settings/teams'
import { type Audience, studentsMessage } from '@tropa/contract/calendar/audience'
import { fieldErrors } from './errors'

/** What is wrong with students that the settings do not have, if anything. */
export const audienceProblem = (
  students: Audience | undefined,
  audiences: readonly NamedRow[],
): string | undefined => {
  const ids = audiences.map(({ _id }) => _id)
  return students === undefined || ids.includes(students) ? undefined : studentsMessage(ids)
}

/** A 400 for students that the settings do not have. */
export const requireAudience = (
  students: Audience | undefined,
  audiences: readonly NamedRow[],
): void => {
  const problem = audienceProblem(students, audiences)
  if (problem !== undefined) throw fieldErrors({ for: problem })
}
