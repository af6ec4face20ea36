import type { UserType } from '@tropa/contract/user'
import { redirect } from 'react-router-dom'
import type { PageAccess } from '../lib/page-handle'
import { paths } from '../lib/paths'
import { validSession } from './session'
import { clearSession, storedSession } from './session-storage'

/** Where a member goes after signing in. */
export const homePath = (userType: UserType) =>
  userType === 'admin' ? paths.admin : paths.dashboard

/** Where somebody must go who may not open a page now, or `null`. A wrong session is cleared. */
export const detour = (access: PageAccess): string | null => {
  if (access === 'anyone') return null
  const stored = storedSession()
  const session = validSession(stored)
  const fits = session !== null && (access === 'member' || access === session.userType)
  if (access === 'signed-out') {
    if (!session && stored.token) clearSession()
    return session ? homePath(session.userType) : null
  }
  if (fits) return null
  clearSession()
  return paths.login
}

/** A loader that lets nobody through who may not open the page. The server lets everybody through: it renders nothing protected. */
export const guard = (access: PageAccess) => () => {
  const elsewhere = import.meta.env.SSR ? null : detour(access)
  if (elsewhere) throw redirect(elsewhere)
  return null
}
