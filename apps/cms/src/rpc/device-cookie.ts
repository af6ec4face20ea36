/** How long a browser is remembered after a login, in seconds: 90 days. */
export const deviceSeconds = 90 * 24 * 60 * 60

/** The cookie of a browser that has signed in before. */
export interface DeviceCookie {
  /** What the request brings. */
  value: string | undefined
  /** Gives the browser another one with the response. */
  set: (value: string) => void
}
