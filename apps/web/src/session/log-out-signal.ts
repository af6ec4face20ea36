import { tryOrUndefined } from '../api/try-or-undefined'

export const loggedOutKey = 'logged-out'

/** Tells the other tabs that the session ends by a logout, which deletes drafts, so that nothing can be continued. */
export const tellOfLogout = () =>
  tryOrUndefined(() => {
    localStorage.setItem(loggedOutKey, '')
    localStorage.removeItem(loggedOutKey)
  })
