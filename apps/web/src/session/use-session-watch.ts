import { ownPaths, paths } from '@tropa/contract/pages'
import { useEffect } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router-dom'
import { serverNow } from '../api/server-clock'
import { isMemberPath, mayOpen } from './member-pages'
import { loggedOutKey } from './log-out'
import { rememberReturnPage } from './stored-return-page'
import { currentAddress } from './return-page'
import { type Session, validSession } from './session'
import { clearSession, isAnythingStored, storedSession } from './stored-session'

/** In milliseconds: timers may fire a little early. */
const timerTolerance = 50

const goToLogin = (navigate: NavigateFunction, isLoggedOut = false) => {
  if (!isLoggedOut && isMemberPath(window.location.pathname)) rememberReturnPage(currentAddress())
  void navigate(paths.login, { replace: true })
}

const useOtherTabs = (navigate: NavigateFunction) => {
  useEffect(() => {
    let isLoggedOut = false
    // Clears nothing: the other tab may be about to store the rest of a session.
    const followOtherTab = ({ key }: StorageEvent) => {
      isLoggedOut ||= key === loggedOutKey
      const session = validSession(storedSession())
      // The login would mistake what is left of the session for one that has ended.
      if (!session && isLoggedOut && isAnythingStored()) return
      if (!session) goToLogin(navigate, isLoggedOut)
      else if (!mayOpen(window.location.pathname, session.userType)) {
        void navigate(ownPaths[session.userType].home, { replace: true })
      }
    }
    // The session may have ended after the guard ran and before this listener is added.
    if (!validSession(storedSession())) goToLogin(navigate)
    window.addEventListener('storage', followOtherTab)
    return () => window.removeEventListener('storage', followOtherTab)
  }, [navigate])
}

const useExpiry = (navigate: NavigateFunction, member: Session | null) => {
  useEffect(() => {
    if (!member) return
    const check = () => {
      if (validSession(storedSession())) return
      clearSession()
      goToLogin(navigate)
    }
    window.addEventListener('focus', check)
    window.addEventListener('pageshow', check)
    document.addEventListener('visibilitychange', check)
    const expiry = setTimeout(check, member.expiresAt - serverNow() + timerTolerance)
    return () => {
      window.removeEventListener('focus', check)
      window.removeEventListener('pageshow', check)
      document.removeEventListener('visibilitychange', check)
      clearTimeout(expiry)
    }
  }, [navigate, member])
}

/**
 * Leads to the login when the session ends while a member's page is open: in another tab, by expiry,
 * or because what is stored is no longer a session.
 */
export const useSessionWatch = (member: Session | null) => {
  const navigate = useNavigate()
  useOtherTabs(navigate)
  useExpiry(navigate, member)
}
