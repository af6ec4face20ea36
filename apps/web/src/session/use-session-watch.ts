import { useEffect, useRef } from 'react'
import type { NavigateFunction } from 'react-router-dom'
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths'
import { homePath } from './guards'
import { currentPage, rememberLeftPage } from './left-page'
import { isMemberPath, mayOpen } from './member-pages'
import type { Session } from './session'
import { validSession } from './session'
import { clearSession, storedSession } from './session-storage'

/** Timers may come a little early. */
const timerSlack = 50

const leave = (navigate: NavigateFunction) => {
  if (isMemberPath(window.location.pathname)) rememberLeftPage(currentPage())
  void navigate(paths.login, { replace: true })
}

/**
 * Leaves the members' area when the session ends while one of its pages is open: in another tab, by
 * its time running out, or by what is stored no longer being a session.
 */
export const useSessionWatch = (member: Session | null) => {
  const navigate = useNavigate()
  const shown = useRef(member)

  useEffect(() => {
    shown.current = member
  }, [member])

  // Of its own: the layout may know of the other tab's doing before this listener has its turn.
  useEffect(() => {
    // That tab may be in the middle of storing a session: nothing of it is cleared here.
    const followOtherTab = () => {
      const session = validSession(storedSession())
      if (!session) leave(navigate)
      else if (!mayOpen(window.location.pathname, session.userType)) {
        void navigate(homePath(session.userType), { replace: true })
      }
    }
    // It may also have ended between the guard's look and this screen's first.
    if (!validSession(storedSession())) leave(navigate)
    window.addEventListener('storage', followOtherTab)
    return () => window.removeEventListener('storage', followOtherTab)
  }, [navigate])

  useEffect(() => {
    const check = () => {
      if (!shown.current || validSession(storedSession())) return
      clearSession()
      leave(navigate)
    }
    window.addEventListener('focus', check)
    window.addEventListener('pageshow', check)
    document.addEventListener('visibilitychange', check)
    const expiry = member
      ? setTimeout(check, member.expiresAt - Date.now() + timerSlack)
      : undefined
    return () => {
      window.removeEventListener('focus', check)
      window.removeEventListener('pageshow', check)
      document.removeEventListener('visibilitychange', check)
      clearTimeout(expiry)
    }
  }, [navigate, member])
}
