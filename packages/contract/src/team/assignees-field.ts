import * as z from 'zod/mini'
import { assigneeOptions, normaliseAssignees } from './assignee'

/** Said where no team is chosen, or an unknown one. */
export const assigneeMissing = 'Please choose at least one assignee.'

/** The assignees by name; without a list of teams, any names are valid. */
export const assigneesField = (teams?: readonly string[]) => {
  const name = teams
    ? z.enum(assigneeOptions(teams), { error: assigneeMissing })
    : z.string({ error: assigneeMissing })
  const chosen = z
    .array(name, { error: assigneeMissing })
    .check(z.minLength(1, { error: assigneeMissing, abort: true }))
  return teams ? chosen.check(z.overwrite((names) => normaliseAssignees(names, teams))) : chosen
}
