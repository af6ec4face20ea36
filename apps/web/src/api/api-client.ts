import { createORPCClient, DynamicLink } from '@orpc/client'
import type { ApiClient, SessionHooks } from './api-context'

/**
 * The client of the browser. Its link, and with it the contract's schemas, is fetched with the first
 * request: a visitor who reads one server-rendered page sends none.
 */
export const createBrowserClient = (session: SessionHooks): ApiClient =>
  createORPCClient(
    new DynamicLink(async () => {
      const { apiLink } = await import('./api-link').catch(session.onMissingCode)
      return apiLink(session)
    }),
  )
