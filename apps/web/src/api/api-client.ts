import type { ApiClient, SessionHooks } from './api-types'

type Call = (...input: unknown[]) => Promise<unknown>
type Calls = Record<string, Record<string, Call | undefined> | undefined>

/**
 * The client of the browser. The code behind it, and with it the contract's schemas, is fetched
 * with the first call: a visitor who reads one server-rendered page makes none.
 */
export const createBrowserClient = (session: SessionHooks): ApiClient => {
  const callOf =
    (resource: string, name: string): Call =>
    async (...input) => {
      const { apiCalls } = await import('./api-link')
      const calls = apiCalls(session) as unknown as Calls
      return calls[resource]?.[name]?.(...input)
    }
  const resources = new Proxy<Calls>(
    {},
    {
      get: (_target, resource: string) =>
        new Proxy({}, { get: (_calls, name: string) => callOf(resource, name) }),
    },
  )
  return resources as unknown as ApiClient
}
