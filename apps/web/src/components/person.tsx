import type { NamedPerson } from '../format/person'
import { useNames, useNamesEver } from '../hooks/use-names'

interface PersonNameProps extends NamedPerson {
  /** Leaves out the `@` of somebody without a name, as logs do. */
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

/** A person of whom a response has only the username; the name is looked up. */
export const Person = (person: { username: string; userId?: string | null }) => (
  <PersonName username={person.username} name={useNames()(person)} />
)

/** A person in a log. */
export const PersonEver = ({ username }: { username: string }) => (
  <PersonName username={username} name={useNamesEver()(username)} isBare />
)
