import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast, type ToastOptions } from '@tropa/ui/toast'
import { type ApiClient, useApi } from './api-context'
import { apiFailure } from './api-failure'
import { toastFailure } from './toast-failure'
import { reloadUnanswered } from './unanswered'

/**
 * Sends a change, confirms it with a toast and reloads what shows it, even after a failure: somebody else may have
 * changed it. The toast is not read from the answer, which may arrive without its body.
 *
 * @param done - the toast of a success
 * @param failed - the toast where the server gives no reason; without it, the caller shows why it failed
 * @param options - of the toasts
 */
export const useChange = <Input>(
  send: (api: ApiClient, input: Input) => Promise<unknown>,
  done: string,
  reloaded: readonly QueryKey[],
  failed?: string,
  options?: ToastOptions,
) => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => send(api, input),
    onMutate: () => toast.dismissErrors(),
    onSuccess: () => toast.success(done, options),
    onError: (error) => {
      if (failed !== undefined) toastFailure(error, failed, options)
    },
    onSettled: (_answer, error) => {
      const reload = () =>
        Promise.all(reloaded.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      if (error && apiFailure(error).status === undefined) void reloadUnanswered(reloaded, reload)
      else void reload()
    },
  })
}
