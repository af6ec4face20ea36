import { compareNames } from '@tropa/contract/member/name-order'

/** Somebody, whose name may be missing. */
export interface NamedPerson {
  username: string
  name?: string | null
}

/** What somebody is called: `Ana Reyes`, or `@ana` without a name. */
export const calledOf = ({ username, name }: NamedPerson): string => name || `@${username}`

/** What a label or a sentence calls somebody: `Ana Reyes`, or `ana` without a name. */
export const spokenNameOf = ({ username, name }: NamedPerson): string => name || username

/** Sorts people by what is shown of them, as a reader looks for it. */
export const byCalled = (one: NamedPerson, other: NamedPerson): number =>
  compareNames(spokenNameOf(one), spokenNameOf(other))
