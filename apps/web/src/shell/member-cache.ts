import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../api/api-context'
import { makeQueryClient } from '../api/query-client'
import { storedSession, subscribeToSession } from '../session/stored-session'

const caches = new WeakMap<ApiClient, { token: string; queryClient: QueryClient }>()

/**
 * The cache of a session's responses. It lasts as long as the session in this tab, because a visit to a public page
 * must not lose the links that are shown only once.
 *
 * @param onSetUpFirst - called when the server refuses everything but the set-up of a second factor
 */
export const memberCache = (api: ApiClient, token: string, onSetUpFirst: () => void) => {
  const kept = caches.get(api)
  if (kept?.token === token) return kept.queryClient
  const queryClient = makeQueryClient(onSetUpFirst)
  caches.set(api, { token, queryClient })
  const unsubscribe = subscribeToSession(() => {
    if (storedSession().token === token) return
    unsubscribe()
    if (caches.get(api)?.queryClient === queryClient) caches.delete(api)
  })
  return queryClient
}
