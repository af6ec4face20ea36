import { compareNames } from '@tropa/contract/member/name-order'

/** A person, whose name may be missing. */
export interface NamedPerson {
  username: string
  name?: string | null
}

/** A person's display name: `Ana Reyes`, or `@ana` without a name. */
export const calledOf = ({ username, name }: NamedPerson): string => name || `@${username}`

/** A person's name in a label or a sentence: `Ana Reyes`, or `ana` without a name. */
export const spokenNameOf = ({ username, name }: NamedPerson): string => name || username

/** Sorts people by their shown names, in the order that a reader expects. */
export const byCalled = (one: NamedPerson, other: NamedPerson): number =>
  compareNames(spokenNameOf(one), spokenNameOf(other))
