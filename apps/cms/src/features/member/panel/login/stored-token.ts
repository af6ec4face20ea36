import type { SessionKey } from '@tropa/contract/session/stored'

const jwt = /^[\w-]+\.[\w-]+\.[\w-]+$/

/**
 * The token of the members' area, whose session a sign-in to the panel ends. What is no token is left out:
 * the browser refuses to send a header with it, and nobody could sign in.
 */
export const readStoredToken = (): string | undefined => {
  try {
    const stored = localStorage.getItem('token' satisfies SessionKey) ?? ''
    return jwt.test(stored) ? stored : undefined
  } catch {
    return undefined // the browser forbids storage
  }
}
