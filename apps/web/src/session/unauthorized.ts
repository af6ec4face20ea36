import { paths } from '../paths'
import { currentPage, rememberLeftPage } from './left-page'
import { clearSession, storedSession } from './session-storage'

const isUnder = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`)

/** Where a 401 leads (specification, section 4; contract, section 4). */
export const pathAfterUnauthorized = (pathname: string, userType: string | null) => {
  if (isUnder(pathname, paths.admin) || userType === 'admin') return paths.login
  if (isUnder(pathname, paths.dashboard) || userType === 'user') return paths.home
  return paths.login
}

/** Ends the session a 401 was answered to. An answer to an older session's call changes nothing. */
export const endUnauthorizedSession = (token: string | null, goTo: (path: string) => void) => {
  const stored = storedSession()
  if (token === null || stored.token !== token) return
  rememberLeftPage(currentPage())
  clearSession()
  goTo(pathAfterUnauthorized(window.location.pathname, stored.userType))
}
