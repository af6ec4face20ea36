import { QueryClientProvider } from '@tanstack/react-query'
import { configure } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createBrowserClient } from '../api/api-client'
import { ApiProvider } from '../api/api-context'
import { makeQueryClient } from '../api/query-client'
import { MemberProvider } from '../session/member-context'
import type { Session } from '../session/session'

// On a machine that is busy with other checks, an answer takes longer than the usual second.
configure({ asyncUtilTimeout: 10_000 })

const ana: Session = {
  id: 'ana',
  token: 'a.b.c',
  username: 'ana',
  userType: 'user',
  role: ['Dev Team'],
  expiresAt: Infinity,
}

/** The client of a unit test, which replaces `fetch`. */
export const api = createBrowserClient({ token: () => ana.token, onUnauthorized: () => undefined })

/** A wrapper for what a unit test renders: Ana of the Dev Team is signed in. */
export const signedIn =
  (queryClient = makeQueryClient()) =>
  ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={api}>
        <MemberProvider value={ana}>{children}</MemberProvider>
      </ApiProvider>
    </QueryClientProvider>
  )
