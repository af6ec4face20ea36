import type { UserType } from '@tropa/contract/member'
import type { LoaderFunction } from 'react-router-dom'
import { redirect } from 'react-router-dom'
import { paths } from '../paths'
import { isAllowed } from './member-pages'
import type { PageAccess } from './page-access'
import {
  allowedReturnPage,
  currentAddress,
  readReturnPage,
  rememberReturnPage,
} from './return-page'
import { validSession } from './session'
import { clearSession, isAnythingStored, storedSession } from './session-storage'

/** The path of the member home. */
export const homePath = (userType: UserType) =>
  userType === 'admin' ? paths.admin : paths.dashboard

/** The path of the profile. */
export const profilePath = (userType: UserType) =>
  userType === 'admin' ? paths.adminProfile : paths.userProfile

/** The path a login leads to: the page on which the last session ended, or the member home. */
export const pathAfterLogin = (userType: UserType) =>
  allowedReturnPage(readReturnPage(), userType) ?? homePath(userType)

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
    return session && homePath(session.userType)
  }
  if (session && isAllowed(access, session.userType)) return null
  clearInvalidSession(page)
  return paths.login
}

/** A loader that redirects in the browser. The server never redirects: it renders nothing protected. */
export const guard =
  (access: PageAccess): LoaderFunction =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url)
    const path = import.meta.env.SSR ? null : redirectFor(access, pathname + search)
    if (path) throw redirect(path)
    return null
  }
