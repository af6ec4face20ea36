import type { NamedPerson } from '../format/person'
import { useNames, useNamesEver } from '../hooks/use-names'

interface PersonNameProps extends NamedPerson {
  /** Leaves the `@` out where there is no name, as lists of what happened do. */
  isBare?: boolean
}

/** `Ana Reyes @ana`, or `@ana` where there is no name. */
export const PersonName = ({ username, name, isBare = false }: PersonNameProps) => (
  // One element, because a row of a table is a grid on phones.
  <span>
    {name ? (
      <>
        <bdi>{name}</bdi> <span className="font-normal text-ink-soft">@{username}</span>
      </>
    ) : (
      `${isBare ? '' : '@'}${username}`
    )}
  </span>
)

/** Somebody of whom a response says the username alone. */
export const Person = (person: { username: string; userId?: string | null }) => (
  <PersonName username={person.username} name={useNames()(person)} />
)

/** Somebody in a list of what happened. */
export const PersonEver = ({ username }: { username: string }) => (
  <PersonName username={username} name={useNamesEver()(username)} isBare />
)
