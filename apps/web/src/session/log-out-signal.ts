import { attempt } from './attempt'

export const loggedOutKey = 'logged-out'

/** Tells the other tabs that the session ends by a logout, which deletes what was typed: there is nothing to continue. */
export const tellOfLogout = () =>
  attempt(() => {
    localStorage.setItem(loggedOutKey, '')
    localStorage.removeItem(loggedOutKey)
  })
