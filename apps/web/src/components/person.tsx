import { useNames } from '../hooks/use-names'

interface Called {
  username: string
  name?: string | null | undefined
}

/** `Ana Reyes @ana`, or `@ana` where there is no name. */
export const PersonName = ({ username, name }: Called) =>
  name ? (
    <>
      <bdi>{name}</bdi> <span className="font-normal text-ink-soft">@{username}</span>
    </>
  ) : (
    <>@{username}</>
  )

/** Somebody of whom a response says the username alone. */
export const Person = ({ userId, username }: { userId?: string | null; username: string }) => (
  <PersonName username={username} name={useNames()({ userId, username })} />
)
