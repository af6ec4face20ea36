import { createORPCClient, DynamicLink } from '@orpc/client'
import type { ApiClient, CallContext, SessionHooks } from './api-context'

/** In milliseconds: longer than the code of the requests may take. */
const codeTimeout = 30_000

const afterWaiting = () =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error()), codeTimeout))

/**
 * The client of the browser. Its link, and with it the contract's schemas, is fetched with the first
 * request: a visitor who reads one server-rendered page sends none.
 */
export const createBrowserClient = (session: SessionHooks): ApiClient =>
  createORPCClient(
    new DynamicLink<CallContext>(async () => {
      const code = import('./api-link').catch(session.onMissingCode)
      const { apiLink } = await Promise.race([code, afterWaiting()])
      return apiLink(session)
    }),
  )
