import { QueryClientProvider } from '@tanstack/react-query'
import { Toaster } from '@tropa/ui/toaster'
import { useEffect, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { forgetLeftPage } from '../session/left-page'
import { MemberProvider } from '../session/member-context'
import type { Session } from '../session/session'
import { useSession } from '../session/use-session'
import { useSessionWatch } from '../session/use-session-watch'
import { MemberBar } from './member-bar'
import { makeQueryClient } from './query-client'

/** On another screen a reader starts at its top, by eye and by ear. */
const useFocusOnNewScreen = () => {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}

const SignedIn = ({ member }: { member: Session }) => {
  const [queryClient] = useState(makeQueryClient)
  useFocusOnNewScreen()
  useEffect(forgetLeftPage, [])
  return (
    <QueryClientProvider client={queryClient}>
      <MemberProvider value={member}>
        <MemberBar />
        <Outlet />
        <Toaster position="top-center" duration={5000} />
      </MemberProvider>
    </QueryClientProvider>
  )
}

/** The members' screens: the member bar, the screen and its toasts. Shows nothing without a session. */
export const MemberLayout = () => {
  const member = useSession()
  useSessionWatch(member)
  return member ? <SignedIn key={member.token} member={member} /> : null
}
