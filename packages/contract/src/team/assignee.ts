/** In the order every list and text uses. */
export const assigneeOptions = [
  'Everyone',
  'Heads',
  'Dev Team',
  'Design Team',
  'Docu Team',
] as const

export type Assignee = (typeof assigneeOptions)[number]

const everyone = 'Everyone'

export const teams = assigneeOptions.filter((option) => option !== everyone)

export type Team = (typeof teams)[number]

const inOrder = (chosen: readonly string[]) =>
  assigneeOptions.filter((option) => chosen.includes(option))

const allTeams = (chosen: readonly string[]) => teams.every((team) => chosen.includes(team))

/** Sorts a choice and completes it: Everyone implies all four teams, and all four imply Everyone. */
export const normaliseAssignees = (chosen: readonly string[]): Assignee[] =>
  chosen.includes(everyone) || allTeams(chosen) ? [...assigneeOptions] : inOrder(chosen)

/** The choice after a click: Everyone selects or clears all teams. */
export const toggleAssignee = (chosen: readonly Assignee[], option: Assignee): Assignee[] => {
  const full = normaliseAssignees(chosen)
  if (!full.includes(option)) return normaliseAssignees([...full, option])
  return option === everyone ? [] : full.filter((other) => other !== option && other !== everyone)
}

/** Formats a choice: `Everyone`, or the teams joined by a comma and a space. */
export const assigneeText = (chosen: readonly string[]): string => {
  const full = normaliseAssignees(chosen)
  return full.includes(everyone) ? everyone : full.join(', ')
}

/** Parses the format of {@link assigneeText}; `undefined` where a name is unknown. */
export const parseAssignee = (text: string): Assignee[] | undefined => {
  const names = text.split(',').map((name) => name.trim())
  return names.every((name) => assigneeOptions.some((option) => option === name))
    ? normaliseAssignees(names)
    : undefined
}

export const isAsked = (assignees: readonly string[], memberTeams: readonly string[]): boolean =>
  normaliseAssignees(assignees).includes(everyone) ||
  memberTeams.some((team) => assignees.includes(team))

/** Formats a member's teams for the member bar: `Dev, Design & Docu`. */
export const joinRoles = (roles: readonly string[]): string => {
  const names = roles.map((role) => role.replace(/ Team$/, ''))
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} & ${last}`
}
