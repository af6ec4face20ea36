import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from '@tropa/contract/contract'
import { createContext, useContext } from 'react'

/** Goes with calls that take a key. */
export interface CallContext {
  /** What the screen showed when the call was decided on. Once that has changed, the same input is another attempt. */
  shown?: unknown
}

/** Every procedure of the contract; in-process on the server, over HTTP in the browser. */
export type ApiClient = ContractRouterClient<typeof contract, CallContext>

/** What the browser's client needs from the session, given as functions because `api` may not import `session`. */
export interface SessionHooks {
  token: () => string | null
  /** Called when a procedure that needs a token responds with 401. */
  onUnauthorized: (token: string | null) => void
  /** Called when the code that sends requests cannot be fetched. */
  onMissingCode?: (error: unknown) => Promise<never>
}

const ApiContext = createContext<ApiClient | null>(null)

export const ApiProvider = ApiContext.Provider

export const useApi = (): ApiClient => {
  const client = useContext(ApiContext)
  if (!client) throw new Error('useApi needs an ApiProvider above it')
  return client
}
