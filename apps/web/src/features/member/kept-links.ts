import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InviteLink, ListedMember } from '@tropa/contract/member/members'

/** A link that was made for a member, which is shown only once. */
export interface MadeLink {
  member: Pick<ListedMember, '_id' | 'username' | 'name'>
  invite: InviteLink
  /** What was pressed to make it, and gets the focus back. */
  opener: Element | null
}

const none: readonly never[] = []

/** A list that is kept in memory until the session ends, and a function that changes it, even once its screen was left. */
export const useKeptList = <Item>(name: string) => {
  const queryClient = useQueryClient()
  const queryKey = [name]
  const { data: list = none } = useQuery<readonly Item[]>({
    queryKey,
    queryFn: skipToken,
    gcTime: Infinity,
  })
  const change = (next: (kept: readonly Item[]) => readonly Item[]) =>
    queryClient.setQueryData<readonly Item[]>(queryKey, (kept = none) => next(kept))
  return { list, change }
}

/**
 * The links whose dialogs nobody has closed, kept in memory until the session ends, whatever screen is shown when
 * they arrive.
 */
export const useKeptLinks = () => {
  const { list: links, change } = useKeptList<MadeLink>('kept-links')
  return {
    links,
    /** An earlier link of the member, which this one has ended, is forgotten. */
    add: (made: MadeLink) =>
      change((kept) => [...kept.filter(({ member }) => member._id !== made.member._id), made]),
    remove: (made: MadeLink) => change((kept) => kept.filter((each) => each !== made)),
  }
}

/** The recovery codes that the member has not confirmed as saved. The profile shows them again after Back. */
export const useUnsavedCodes = () => useKeptList<string>('unsaved-codes')
