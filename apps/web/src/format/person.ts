interface Person {
  username: string
  name?: string | null | undefined
}

/** What somebody is called: `Ana Reyes`, or `@ana` without a name. */
export const calledOf = ({ username, name }: Person): string => name || `@${username}`

const { compare } = new Intl.Collator('en', { numeric: true })

/** Sorts people by what is shown of them, as a reader looks for it. */
export const byCalled = (one: Person, other: Person): number =>
  compare(one.name || one.username, other.name || other.username)
