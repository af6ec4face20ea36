import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Toaster } from '@tropa/ui/toaster'
import { useEffect, useState } from 'react'
import { Outlet, useNavigate } from 'react-router-dom'
import { apiFailure } from '../lib/api-failure'
import { paths } from '../lib/paths'
import { MemberProvider } from '../session/member-context'
import { validSession } from '../session/session'
import { clearSession, storedSession } from '../session/session-storage'
import { useSession } from '../session/use-session'
import { MemberBar } from './member-bar'

const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, error) => count < 2 && apiFailure(error).kind === 'no-answer',
      },
    },
  })

/** A session that ends in another tab, or is made wrong there, ends here too. */
const useEndWithOtherTabs = () => {
  const navigate = useNavigate()
  useEffect(() => {
    const check = () => {
      if (validSession(storedSession())) return
      clearSession()
      void navigate(paths.login, { replace: true })
    }
    window.addEventListener('storage', check)
    return () => window.removeEventListener('storage', check)
  }, [navigate])
}

/** The members' screens: the member bar, the screen and its toasts. Shows nothing without a session. */
export const MemberLayout = () => {
  const member = useSession()
  const [queryClient] = useState(makeQueryClient)
  useEndWithOtherTabs()
  if (!member) return null
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
