import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createBrowserClient } from '../../api/api-client'
import { ApiProvider } from '../../api/api-context'
import { makeQueryClient } from '../../api/query-client'
import { MemberProvider } from '../../session/member-context'
import type { Session } from '../../session/session'
import { useReader } from './use-reader'

const signedIn: Session = {
  id: 'ana',
  token: 'a.b.c',
  username: 'ana',
  userType: 'user',
  role: ['Dev Team'],
  expiresAt: Infinity,
}

const api = createBrowserClient({ token: () => signedIn.token, onUnauthorized: () => undefined })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('has the teams of the sign-in until the server names those of now', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ mayEdit: false, teams: ['Design Team'] })),
  )
  const queryClient = makeQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={api}>
        <MemberProvider value={signedIn}>{children}</MemberProvider>
      </ApiProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(useReader, { wrapper })
  expect(result.current).toEqual({ id: 'ana', teams: ['Dev Team'] })
  await waitFor(() => expect(result.current).toEqual({ id: 'ana', teams: ['Design Team'] }))
})
