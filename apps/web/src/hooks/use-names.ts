import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../api/api-context'
import { memberList, memberNames } from '../api/shared-queries'
import { byCalled, spokenNameOf } from '../format/person'

interface Asked {
  userId?: string | null
  username: string
}

/** Whether the names of members are still loading. */
export const useIsNaming = (): boolean => useQuery(memberNames(useApi())).isPending

/** Looks up members' names; returns null for somebody without a name, or while names are loading. */
export const useNames = (): ((asked: Asked) => string | null) => {
  const { data } = useQuery(memberNames(useApi()))
  return useCallback(
    ({ userId, username }) => {
      const isAsked = (each: Asked) =>
        userId ? each.userId === userId : each.username === username
      return data?.find(isAsked)?.name ?? null
    },
    [data],
  )
}

/** For admins. Looks up names by username, also of members who have left. */
export const useNamesEver = () => {
  const { data } = useQuery(memberList(useApi()))
  return (username: string): string | null =>
    data?.find((each) => each.username === username)?.name ?? null
}

/** Whether the names for {@link useNamesEver} are still loading. */
export const useIsNamingEver = (): boolean => useQuery(memberList(useApi())).isPending

/** The name that a sentence or a label uses for a person of whom a response has only the username. */
export const useSpokenName = () => {
  const nameOf = useNames()
  return (asked: Asked): string => spokenNameOf({ ...asked, name: nameOf(asked) })
}

/** Sorts people by the names that the screens show. */
export const useByCalled = () => {
  const nameOf = useNames()
  return useCallback(
    (one: Asked, other: Asked) =>
      byCalled({ ...one, name: nameOf(one) }, { ...other, name: nameOf(other) }),
    [nameOf],
  )
}
