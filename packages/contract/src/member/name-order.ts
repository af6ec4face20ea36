// A file of its own: creating a collator takes a browser a long moment, and most pages list nobody.
const { compare } = new Intl.Collator('en', { numeric: true })

/** Orders names as a reader looks for them: `Ángel` beside `Angela`, `ana10` after `ana2`. */
export const compareNames = compare

/** Sorts people by their username. */
export const byName = <Person extends { username: string }>(one: Person, other: Person): number =>
  compareNames(one.username, other.username)
