import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from '@tropa/contract/contract'

/** Every procedure of the contract; in-process on the server, over HTTP in the browser. */
export type ApiClient = ContractRouterClient<typeof contract>

/** What the browser's client needs from the session, given as functions because `api` may not import `session`. */
export interface SessionHooks {
  token: () => string | null
  /** Called when a procedure that needs a token responds with 401. */
  onUnauthorized: (token: string | null) => void
}
