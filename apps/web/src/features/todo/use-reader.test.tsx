import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { signedIn } from '../../testing/signed-in'
import { useReader } from './use-reader'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('has the teams of the sign-in until the server names those of now', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ mayEdit: false, teams: ['Design Team'] })),
  )
  const { result } = renderHook(useReader, { wrapper: signedIn() })
  expect(result.current).toEqual({ id: 'ana', teams: ['Dev Team'] })
  await waitFor(() => expect(result.current).toEqual({ id: 'ana', teams: ['Design Team'] }))
})
