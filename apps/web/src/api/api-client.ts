import type { ClientContext, ClientOptions } from '@orpc/client'
import type { ApiClient, SessionHooks } from './api-types'

/**
 * The client of the browser. The code behind it, and with it the contract's schemas, is fetched with
 * the first request: a visitor who reads one server-rendered page sends none. oRPC's own
 * `createORPCClient` would add 3.9 kB to the scripts of every page.
 */
export const createBrowserClient = (session: SessionHooks): ApiClient => {
  const procedureAt =
    (...path: string[]) =>
    async (input: unknown, options?: Partial<ClientOptions<ClientContext>>) => {
      const module = await import('./api-link')
      return module.apiLink(session).call(path, input, { context: {}, ...options })
    }
  return new Proxy<Partial<ApiClient>>(
    {},
    {
      get: (_client, resource: string) =>
        new Proxy({}, { get: (_procedures, name: string) => procedureAt(resource, name) }),
    },
  ) as ApiClient
}
