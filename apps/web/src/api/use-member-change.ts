import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi, type ApiClient } from './api-context'

/**
 * Changes who has an account. Everything is loaded again, because other screens show names and teams too. The
 * response may have a link that is shown only once, so react-query must not cache it.
 */
export const useMemberChange = <Change, Result>(
  send: (api: ApiClient, change: Change) => Promise<Result>,
) => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => send(api, change),
    onSettled: () => void queryClient.invalidateQueries(),
    gcTime: 0,
  })
}
