import { QueryClientProvider } from '@tanstack/react-query'
import { ownPaths } from '@tropa/contract/pages'
import { Toaster } from '@tropa/ui/toaster'
import { useEffect, useState } from 'react'
import { Outlet, useNavigate } from 'react-router-dom'
import { useApi } from '../api/api-context'
import { reloadTeamsOnce } from '../session/fresh-teams'
import { forgetReturnPage } from '../session/stored-return-page'
import { MemberProvider } from '../session/member-context'
import { currentAddress, setUpFrom } from '../session/return-page'
import type { Session } from '../session/session'
import { useSession } from '../session/use-session'
import { useSessionWatch } from '../session/use-session-watch'
import { MemberBar } from './member-bar'
import { memberCache } from './member-cache'
import { MemberNav } from './member-nav'

const SignedIn = ({ member }: { member: Session }) => {
  const navigate = useNavigate()
  const profile = ownPaths[member.userType].profile
  const api = useApi()
  const [queryClient] = useState(() =>
    memberCache(api, member.token, () => {
      if (window.location.pathname !== profile) void navigate(profile, setUpFrom(currentAddress()))
    }),
  )
  useEffect(forgetReturnPage, [])
  useEffect(() => reloadTeamsOnce(api, member.token), [api, member.token])
  return (
    <QueryClientProvider client={queryClient}>
      <MemberProvider value={member}>
        <MemberBar />
        <div className="mx-auto flex max-w-wide">
          <MemberNav />
          {/* Without the navigation beside it, a screen begins where the bar does. */}
          <div className="min-w-0 grow only:*:max-w-none">
            <Outlet />
          </div>
        </div>
        <Toaster position="top-center" duration={5000} />
      </MemberProvider>
    </QueryClientProvider>
  )
}

/** The layout of members' screens: the member bar, the navigation, the screen and its toasts. Renders nothing without a session. */
export const MemberLayout = () => {
  const member = useSession()
  useSessionWatch(member)
  return member ? <SignedIn key={member.token} member={member} /> : null
}
