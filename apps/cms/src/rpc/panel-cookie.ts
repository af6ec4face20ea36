import { AsyncLocalStorage } from 'node:async_hooks'

/** The panel's cookie in the browser that sent a request. Scripts cannot read it. */
export interface PanelCookie {
  /** The token that the request brings. */
  value: string | undefined
  /** Gives the browser another one with the response. */
  set: (token: string) => void
  /** Takes it away with the response. */
  clear: () => void
}

const cookies = new AsyncLocalStorage<PanelCookie>()

/** Runs the handling of a request that may sign its browser in to the panel, or out of it. */
export const withPanelCookie = <Result>(cookie: PanelCookie, run: () => Result): Result =>
  cookies.run(cookie, run)

/** The panel's cookie of the request that is handled; none outside of one, or for another site's. */
export const currentPanelCookie = (): PanelCookie | undefined => cookies.getStore()
