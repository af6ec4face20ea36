import type { UserType } from '@tropa/contract/member/member'
import { loginAddress } from '@tropa/contract/member/login-address'
import { ownPaths, type PageAccess, paths } from '@tropa/contract/pages'
import { matchPath } from 'react-router-dom'
import { isAllowed } from './member-pages'
import { forgetReturnPage, readReturnPage, rememberReturnPage } from './stored-return-page'
import {
  allowedReturnPage,
  currentAddress,
  isServersPage,
  pageToGoOnTo,
  parseAddress,
} from './return-page'
import { validSession } from './session'
import { clearSession, isAnythingStored, storedSession } from './stored-session'

/** Maps a to-do search to the member's own list, so that a link shared by the other kind of member ends no session. */
const ownTodoSearch = (page: string, userType: UserType) => {
  const address = parseAddress(page)
  const isTodoList = address?.pathname === paths.todo || address?.pathname === paths.adminTodo
  if (!isTodoList || !address.searchParams.get('search')) return null
  return ownPaths[userType].todo + address.search
}

/**
 * The path the login leads to: the page that its address names, as in the link of a mail, or the page on
 * which the last session ended; the member home where the member may not open that page.
 */
export const pathAfterLogin = (userType: UserType, login: string = currentAddress()) => {
  const page = pageToGoOnTo(login)
  const allowed = allowedReturnPage(page, userType) ?? ownTodoSearch(page ?? '', userType)
  return allowed ?? ownPaths[userType].home
}

const clearInvalidSession = (page: string) => {
  if (!isAnythingStored()) return
  rememberReturnPage(page)
  clearSession()
}

/**
 * The path to redirect to if the page may not be opened now, or `null`. Clears an invalid session and
 * remembers the page for the next login.
 */
export const redirectFor = (access: PageAccess, page: string = currentAddress()): string | null => {
  if (access === 'anyone') return null
  const session = validSession(storedSession())
  if (access === 'signed-out') {
    if (!session) clearInvalidSession(readReturnPage() ?? '')
    const next = session && pathAfterLogin(session.userType, page)
    // The login opens another document and can check whether the panel's cookie is there too.
    if (next === null || isServersPage(next)) return null
    forgetReturnPage()
    return next
  }
  if (session && isAllowed(access, session.userType)) return null
  const ownSearch = session && ownTodoSearch(page, session.userType)
  if (ownSearch) return ownSearch
  clearInvalidSession(page)
  // Somebody who scans the code may never have signed in on this phone.
  const isCheckIn = matchPath(paths.checkIn, parseAddress(page)?.pathname ?? '')
  return isCheckIn ? loginAddress(page) : paths.login
}
