import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FeedState } from '@tropa/contract/feed/feed'
import { toast } from '@tropa/ui/toast'
import { useApi } from '../../../api/api-context'
import { toastFailure } from '../../../api/toast-failure'

const feedKey = ['calendar-feed']

/**
 * Whether the signed-in member has a calendar feed.
 *
 * @param enabled - false while the member may not ask for it yet
 */
export const useFeed = (enabled: boolean) => {
  const api = useApi()
  return useQuery({
    queryKey: feedKey,
    queryFn: ({ signal }) => api.feed.get(undefined, { signal }),
    enabled,
  })
}

/**
 * Makes the link of the calendar feed. The link is told once and opens the feed without a password, so
 * react-query forgets it at once.
 */
export const useMakeFeed = () => {
  const api = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (students: FeedState['for']) => api.feed.create(students ? { for: students } : {}),
    onSuccess: () => cache.invalidateQueries({ queryKey: feedKey }),
    onError: (error) => toastFailure(error, 'Failed to make a link'),
    gcTime: 0,
  })
}

/** Switches the calendar feed off. */
export const useEndFeed = () => {
  const api = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api.feed.remove(),
    onSuccess: ({ message }) => {
      cache.setQueryData<FeedState>(feedKey, { isOn: false, createdAt: null, for: null })
      toast.success(message)
    },
    onError: (error) => toastFailure(error, 'Failed to switch the link off'),
  })
}
