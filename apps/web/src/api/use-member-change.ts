import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi, type ApiClient } from './api-context'
import { toastFailure } from './toast-failure'

/**
 * Changes who has an account. Everything is loaded again, because other screens show names and teams too. The
 * response may have a link that is shown only once, so react-query must not cache it.
 *
 * @param send - also does what must happen after a success even if its screen was left
 * @param failed - the toast where the server gives no reason; without it, the caller shows why it failed
 */
export const useMemberChange = <Change, Result>(
  send: (api: ApiClient, change: Change) => Promise<Result>,
  failed?: string,
) => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => send(api, change),
    onError: (error) => {
      if (failed !== undefined) toastFailure(error, failed)
    },
    onSettled: () => void queryClient.invalidateQueries(),
    gcTime: 0,
  })
}
