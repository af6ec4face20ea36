import { paths } from '@tropa/contract/pages'
import { rememberReturnPage } from './stored-return-page'
import { currentAddress } from './return-page'
import { clearSession, storedSession } from './stored-session'

const isUnder = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`)

/** The path a response with status 401 redirects to. */
export const pathAfterUnauthorized = (pathname: string, userType: string | null) => {
  if (isUnder(pathname, paths.admin) || userType === 'admin') return paths.login
  if (isUnder(pathname, paths.dashboard) || userType === 'user') return paths.home
  return paths.login
}

/** Ends the session whose token got a 401. The response to an older session's request changes nothing. */
export const endUnauthorizedSession = (token: string | null, goTo: (path: string) => void) => {
  const stored = storedSession()
  if (token === null || stored.token !== token) return
  rememberReturnPage(currentAddress())
  clearSession()
  goTo(pathAfterUnauthorized(window.location.pathname, stored.userType))
}
