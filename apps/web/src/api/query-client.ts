import { focusManager, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { memberMessages } from '@tropa/contract/member/member'
import { apiFailure, hintOf, isUnauthorized } from './api-failure'
import { followsUnanswered } from './unanswered'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Called once for every failed load, however many parts of a screen show the query. */
      onFailed?: (error: unknown, hasData: boolean) => void
    }
  }
}

// By default the library listens to the tab's visibility only, not to the window's focus.
focusManager.setEventListener((onFocus) => {
  const listen = () => onFocus()
  window.addEventListener('focus', listen)
  document.addEventListener('visibilitychange', listen)
  return () => {
    window.removeEventListener('focus', listen)
    document.removeEventListener('visibilitychange', listen)
  }
})

const isSetUpFirst = (error: unknown) => apiFailure(error).message === memberMessages.setUpFirst

/**
 * Makes the members' cache of responses. A request without a response is tried once more.
 *
 * @param onSetUpFirst - called when the server refuses everything but the set-up of a second factor
 */
export const makeQueryClient = (onSetUpFirst?: () => void) =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta, state, queryKey }) => {
        if (isSetUpFirst(error)) onSetUpFirst?.()
        // An ended session is announced once, by its own notice.
        if (!isUnauthorized(error) && !followsUnanswered(queryKey))
          meta?.onFailed?.(error, state.data !== undefined)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        if (isSetUpFirst(error)) onSetUpFirst?.()
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        refetchOnWindowFocus: 'always',
        // An error with a hint, such as a timeout, is not tried again, so that nobody waits twice.
        retry: (count, error) =>
          count < 1 && apiFailure(error).status === undefined && hintOf(error) === undefined,
        retryDelay: 400,
      },
      mutations: { networkMode: 'always' },
    },
  })
