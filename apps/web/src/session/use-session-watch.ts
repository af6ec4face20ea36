import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths'
import { now } from './clock'
import { homePath } from './guards'
import { isMemberPath, mayOpen } from './member-pages'
import { currentAddress, rememberReturnPage } from './return-page'
import { validSession } from './session'
import { storedSession } from './session-storage'

/** In milliseconds: timers may fire a little early. */
const timerTolerance = 50

/**
 * Leads to the login when the session ends while a member's page is open: in another tab, by expiry,
 * or because what is stored is no longer a session. Clears nothing: another tab may be about to store
 * the rest of a session, and the login clears what is left of one.
 */
export const useSessionWatch = () => {
  const navigate = useNavigate()
  useEffect(() => {
    const checked = () => {
      const session = validSession(storedSession())
      if (session) return session
      if (isMemberPath(window.location.pathname)) rememberReturnPage(currentAddress())
      void navigate(paths.login, { replace: true })
      return null
    }
    const followOtherTab = () => {
      const session = checked()
      if (session && !mayOpen(window.location.pathname, session.userType)) {
        void navigate(homePath(session.userType), { replace: true })
      }
    }
    // The session may have ended after the guard ran and before the listeners are added.
    const session = checked()
    const expiry = session && setTimeout(checked, session.expiresAt - now() + timerTolerance)
    const watching = new AbortController()
    const { signal } = watching
    window.addEventListener('storage', followOtherTab, { signal })
    window.addEventListener('focus', checked, { signal })
    window.addEventListener('pageshow', checked, { signal })
    document.addEventListener('visibilitychange', checked, { signal })
    return () => {
      if (expiry) clearTimeout(expiry)
      watching.abort()
    }
  }, [navigate])
}
