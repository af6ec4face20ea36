import { compareNames } from '@tropa/contract/member/name-order'

interface Person {
  username: string
  name?: string | null | undefined
}

/** What somebody is called: `Ana Reyes`, or `@ana` without a name. */
export const calledOf = ({ username, name }: Person): string => name || `@${username}`

/** Sorts people by what is shown of them, as a reader looks for it. */
export const byCalled = (one: Person, other: Person): number =>
  compareNames(one.name || one.username, other.name || other.username)
