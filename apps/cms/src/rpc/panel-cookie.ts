/** The panel's cookie in the browser that sent a request. Scripts cannot read it. */
export interface PanelCookie {
  /** The token that the request brings. */
  value: string | undefined
  /** Gives the browser another one with the response. */
  set: (token: string) => void
  /** Takes it away with the response. */
  clear: () => void
}
