import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast, type ToastOptions } from '@tropa/ui/toast'
import { type ApiClient, useApi } from './api-context'
import { toastFailure } from './toast-failure'

/**
 * Sends a change, shows the server's answer and loads again what shows it, also after a failure: somebody
 * else may have changed it.
 *
 * @param failed - the toast where the server gives no reason; without it, the caller shows why it failed
 * @param options - of the toasts
 */
export const useChange = <Input>(
  send: (api: ApiClient, input: Input) => Promise<{ message: string }>,
  reloaded: readonly QueryKey[],
  failed?: string,
  options?: ToastOptions,
) => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => send(api, input),
    onSuccess: ({ message }) => toast.success(message, options),
    onError: (error) => {
      if (failed !== undefined) toastFailure(error, failed, options)
    },
    onSettled: () =>
      reloaded.forEach((queryKey) => void queryClient.invalidateQueries({ queryKey })),
  })
}
