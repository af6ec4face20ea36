/** Whom a to-do can be for, in the order in which they are always named. */
export const assigneeOptions = [
  'Everyone',
  'Heads',
  'Dev Team',
  'Design Team',
  'Docu Team',
] as const

/** A team, or everyone. */
export type Assignee = (typeof assigneeOptions)[number]

const everyone = 'Everyone'

/** The teams a member can belong to. */
export const teams = assigneeOptions.filter((option) => option !== everyone)

/** A team's name. */
export type Team = (typeof teams)[number]

const inOrder = (chosen: readonly string[]) =>
  assigneeOptions.filter((option) => chosen.includes(option))

const allTeams = (chosen: readonly string[]) => teams.every((team) => chosen.includes(team))

/** The full choice in its order: all four teams are everyone, everyone is all four teams. */
export const normaliseAssignees = (chosen: readonly string[]): Assignee[] =>
  chosen.includes(everyone) || allTeams(chosen) ? [...assigneeOptions] : inOrder(chosen)

/**
 * The choice after one option was clicked (specification, section 4). Choosing Everyone selects all,
 * choosing it again clears all; dropping any option drops Everyone; all four teams are Everyone.
 */
export const toggleAssignee = (chosen: readonly Assignee[], option: Assignee): Assignee[] => {
  const full = normaliseAssignees(chosen)
  if (!full.includes(option)) return normaliseAssignees([...full, option])
  return option === everyone ? [] : full.filter((other) => other !== option && other !== everyone)
}

/** The choice as text: `Everyone`, or the teams joined by comma and space. */
export const assigneeText = (chosen: readonly string[]): string => {
  const full = normaliseAssignees(chosen)
  return full.includes(everyone) ? everyone : full.join(', ')
}

/** Reads {@link assigneeText} back; a name that is none of the options makes it `undefined`. */
export const parseAssignee = (text: string): Assignee[] | undefined => {
  const names = text.split(',').map((name) => name.trim())
  return names.every((name) => assigneeOptions.some((option) => option === name))
    ? normaliseAssignees(names)
    : undefined
}

/** A member's teams as the member bar shows them: `Dev, Design & Docu`. */
export const joinRoles = (roles: readonly string[]): string => {
  const names = roles.map((role) => role.replace(/ Team$/, ''))
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} & ${last}`
}
