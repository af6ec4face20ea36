import { focusManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { apiFailure } from './api-failure'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Called once for every load that failed, however many parts of a screen show the query. */
      onFailed?: (error: unknown, hasData: boolean) => void
    }
  }
}

// By itself the library listens to the tab being shown, not to the window being chosen again.
focusManager.setEventListener((onFocus) => {
  const listen = () => onFocus()
  window.addEventListener('focus', listen)
  document.addEventListener('visibilitychange', listen)
  return () => {
    window.removeEventListener('focus', listen)
    document.removeEventListener('visibilitychange', listen)
  }
})

/** The members' cache of what the server said. A call without an answer is tried once more. */
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
        retry: (count, error) => count < 1 && apiFailure(error).kind === 'no-answer',
        retryDelay: 400,
      },
      mutations: { networkMode: 'always' },
    },
  })
