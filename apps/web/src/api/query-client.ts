import { focusManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { apiFailure } from './api-failure'

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

/** Makes the members' cache of responses. A request without a response is tried once more. */
export const makeQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta, state }) => meta?.onFailed?.(error, state.data !== undefined),
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        refetchOnWindowFocus: 'always',
        retry: (count, error) => count < 1 && apiFailure(error).kind === 'no-response',
        retryDelay: 400,
      },
      mutations: { networkMode: 'always' },
    },
  })
