import { AsyncLocalStorage } from 'node:async_hooks'
import type { AuthStrategy, TypedUser } from 'payload'

/** What hooks must know of a request to the panel, which Payload does not pass on to them. */
export interface PanelRequest {
  /** The IP address that it came from. */
  address: string
  /** The member who sent it: `server/middleware/request-user.ts` has verified their session. */
  user?: TypedUser | null
  /** The method by which the REST API handles the request, however it was sent. */
  method?: string
  /** Why MongoDB aborted it; the REST API repeats it for a while. */
  conflict?: Error
}

const requests = new AsyncLocalStorage<PanelRequest>()

export const withPanelRequest = <Result>(request: PanelRequest, run: () => Result): Result =>
  requests.run(request, run)

export const panelRequest = (): PanelRequest | undefined => requests.getStore()

/** The panel's only strategy: the member whose session the server has verified for the request. */
export const requestMemberStrategy: AuthStrategy = {
  name: 'request-member',
  authenticate: () => ({ user: panelRequest()?.user ?? null }),
}
