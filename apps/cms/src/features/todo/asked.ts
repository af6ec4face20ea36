import { normaliseAssignees } from '@tropa/contract/assignee'
import type * as Stored from '../../payload/payload-types'

type Team = NonNullable<Stored.Member['teams']>[number]

/** Whether a to-do with these assignees asks a member. */
export const isAsked = (
  assignees: readonly Team[],
  { teams }: Pick<Stored.Member, 'teams'>,
): boolean =>
  normaliseAssignees(assignees).includes('Everyone') ||
  (teams ?? []).some((team) => assignees.includes(team))
