import { act, cleanup, render, screen } from '@testing-library/react'
import { paths } from '@tropa/contract/pages'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loggedOutKey } from './log-out'
import { readReturnPage } from './stored-return-page'
import { clearSession, storedSession, storeSession } from './stored-session'
import { useSession } from './use-session'
import { useSessionWatch } from './use-session-watch'

const logInFor = (seconds: number) => {
  const payload = { id: 'm1', username: 'ana', userType: 'user', exp: Date.now() / 1000 + seconds }
  storeSession(`e30.${btoa(JSON.stringify(payload))}.sig`, { ...payload, role: ['Heads'] })
}

const Watched = () => {
  useSessionWatch(useSession())
  return 'For members'
}

const openDashboard = () => {
  logInFor(60)
  window.history.replaceState(null, '', paths.dashboard)
  const routes = [
    { path: paths.dashboard, Component: Watched },
    { path: paths.login, Component: () => 'Log in' },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [paths.dashboard] })
  render(<RouterProvider router={router} />)
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T00:00:00Z') })
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
})

it('An open page leads to the login when the session that replaced its first one expires', async () => {
  openDashboard()
  act(() => logInFor(120))
  await act(() => vi.advanceTimersByTimeAsync(90_000))
  expect(screen.queryByText('For members')).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.queryByText('Log in')).not.toBeNull()
  expect(storedSession().token).toBeNull()
  expect(readReturnPage()).toBe(paths.dashboard)
})

it('A logout in the tab itself is not reported as an ended session', async () => {
  openDashboard()
  await act(async () => {
    clearSession()
    await vi.advanceTimersByTimeAsync(90_000)
  })
  expect(screen.queryByText('Log in')).toBeNull()
})

it.each([
  ['A logout', [loggedOutKey, 'token'], null],
  ['The end of a session', ['token'], paths.dashboard],
])('%s in another tab leads to the login', async (_what, keys, left) => {
  openDashboard()
  await act(async () => {
    for (const key of keys) {
      if (key === 'token') localStorage.clear()
      window.dispatchEvent(new StorageEvent('storage', { key }))
    }
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(screen.queryByText('Log in')).not.toBeNull()
  expect(readReturnPage()).toBe(left)
})
