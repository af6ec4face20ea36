// In its own file, because creating a collator is slow in browsers and most pages list nobody.
const { compare } = new Intl.Collator('en', { numeric: true })

/** Orders names as a reader looks for them: `Ángel` beside `Angela`, `ana10` after `ana2`. */
export const compareNames = compare

/** Sorts people by their username. */
export const byName = <Person extends { username: string }>(one: Person, other: Person): number =>
  compareNames(one.username, other.username)
