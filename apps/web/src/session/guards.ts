import type { UserType } from '@tropa/contract/member'
import type { LoaderFunction } from 'react-router-dom'
import { redirect } from 'react-router-dom'
import type { PageAccess } from './page-access'
import { paths } from '../paths'
import { currentPage, leftPage, rememberLeftPage, returnPage } from './left-page'
import { admits } from './member-pages'
import { validSession } from './session'
import { clearSession, isAnythingStored, storedSession } from './session-storage'

/** A member's home screen. */
export const homePath = (userType: UserType) =>
  userType === 'admin' ? paths.admin : paths.dashboard

/** Where a member goes after signing in: the page the last session ended on, or the home screen. */
export const pathAfterLogin = (userType: UserType) =>
  returnPage(leftPage(), userType) ?? homePath(userType)

/** Clears what is stored where it is no session; the login says that one ended on that page. */
const clearWrongSession = (page: string) => {
  if (!isAnythingStored()) return
  rememberLeftPage(page)
  clearSession()
}

/**
 * Where somebody must go who may not open a page now, or `null`. A wrong session is cleared.
 *
 * @param access - who may open the page
 * @param page - its address
 */
export const detour = (access: PageAccess, page: string = currentPage()): string | null => {
  if (access === 'anyone') return null
  const session = validSession(storedSession())
  if (access === 'signed-out') {
    if (!session) clearWrongSession(leftPage() ?? '')
    return session && homePath(session.userType)
  }
  if (session && admits(access, session.userType)) return null
  clearWrongSession(page)
  return paths.login
}

/** A loader that lets nobody through who may not open the page. The server lets everybody through: it renders nothing protected. */
export const guard =
  (access: PageAccess): LoaderFunction =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url)
    const elsewhere = import.meta.env.SSR ? null : detour(access, pathname + search)
    if (elsewhere) throw redirect(elsewhere)
    return null
  }
