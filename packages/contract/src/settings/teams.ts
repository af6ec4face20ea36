/** A row of a list that an admin names; its `_id` stays through a rename. */
export interface NamedRow {
  _id: string
  name: string
}

/** The teams of the specification. Their ids are fixed, so that rows of an earlier version find them. */
export const defaultTeams: readonly NamedRow[] = [
  { _id: 'heads', name: 'Heads' },
  { _id: 'dev-team', name: 'Dev Team' },
  { _id: 'design-team', name: 'Design Team' },
  { _id: 'docu-team', name: 'Docu Team' },
]

export const namesOf = (rows: readonly NamedRow[]): string[] => rows.map(({ name }) => name)

export const defaultTeamNames: readonly string[] = namesOf(defaultTeams)

/** The names of ids in the order of the rows; unknown ids are left out. */
export const namesOfIds = (ids: readonly string[], rows: readonly NamedRow[]): string[] =>
  namesOf(rows.filter(({ _id }) => ids.includes(_id)))

/** The ids of names in the order of the rows; unknown names are left out. */
export const idsOfNames = (names: readonly string[], rows: readonly NamedRow[]): string[] =>
  rows.filter(({ name }) => names.includes(name)).map(({ _id }) => _id)
