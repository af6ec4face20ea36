import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from '@tropa/contract/contract'

/** Every call of the contract; in-process on the server, over HTTP in the browser. */
export type ApiClient = ContractRouterClient<typeof contract>

/** What the browser's client asks of the session, so that this folder knows nothing of it. */
export interface SessionHooks {
  /** The stored token, or `null` without one. */
  token: () => string | null
  /** Called when a call that was made with a token is answered by 401. */
  onUnauthorized: (token: string | null) => void
}
