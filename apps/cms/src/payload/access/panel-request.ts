import { AsyncLocalStorage } from 'node:async_hooks'

/** What hooks must know of a request to the panel, which Payload does not pass on to them. */
export interface PanelRequest {
  /** The IP address that it came from. */
  address: string
}

const requests = new AsyncLocalStorage<PanelRequest>()

/** Runs the handling of a request to the panel. */
export const withPanelRequest = <Result>(request: PanelRequest, run: () => Result): Result =>
  requests.run(request, run)

/** The request to the panel that is being handled; none outside of one. */
export const panelRequest = (): PanelRequest | undefined => requests.getStore()
