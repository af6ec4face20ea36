import { defaultTeamNames } from '../settings/teams'

/** The name of a team, or `Everyone`. */
export type Assignee = string

/** Stands for every team, whichever there are. */
export const everyone = 'Everyone'

/** The options in the order that every list and text uses. */
export const assigneeOptions = (teams: readonly string[] = defaultTeamNames): Assignee[] => [
  everyone,
  ...teams,
]

/** Sorts a choice and completes it: Everyone implies all teams, and all teams imply Everyone. */
export const normaliseAssignees = (
  chosen: readonly string[],
  teams: readonly string[] = defaultTeamNames,
): Assignee[] =>
  chosen.includes(everyone) || teams.every((team) => chosen.includes(team))
    ? assigneeOptions(teams)
    : teams.filter((team) => chosen.includes(team))

/** The choice after a click: Everyone selects or clears all teams. */
export const toggleAssignee = (
  chosen: readonly Assignee[],
  option: Assignee,
  teams: readonly string[] = defaultTeamNames,
): Assignee[] => {
  const full = normaliseAssignees(chosen, teams)
  if (!full.includes(option)) return normaliseAssignees([...full, option], teams)
  return option === everyone ? [] : full.filter((other) => other !== option && other !== everyone)
}

/** Formats a choice: `Everyone`, or the teams joined by a comma and a space. */
export const assigneeText = (
  chosen: readonly string[],
  teams: readonly string[] = defaultTeamNames,
): string => {
  const full = normaliseAssignees(chosen, teams)
  return full.includes(everyone) ? everyone : full.join(', ')
}

/** Parses the format of {@link assigneeText}; `undefined` where a name is unknown. */
export const parseAssignee = (
  text: string,
  teams: readonly string[] = defaultTeamNames,
): Assignee[] | undefined => {
  const names = text.split(',').map((name) => name.trim())
  const options = assigneeOptions(teams)
  return names.every((name) => options.includes(name))
    ? normaliseAssignees(names, teams)
    : undefined
}

/** The names in an assignee's text, whether or not there still are such teams. */
export const assigneeNames = (text: string): Assignee[] => text.split(', ')

/** Whether a to-do or a meeting asks a member; both by name, or both by `_id` of the teams. */
export const isAsked = (assignees: readonly string[], memberTeams: readonly string[]): boolean =>
  assignees.includes(everyone) || memberTeams.some((team) => assignees.includes(team))

/** Formats a member's teams for the member bar: `Dev, Design & Docu`. */
export const joinRoles = (roles: readonly string[]): string => {
  const names = roles.map((role) => role.replace(/ Team$/, ''))
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} & ${last}`
}
