import { defaultSettings } from '@tropa/contract/settings/settings'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { ApiClient } from './api-context'
import { loadRoot, publicLoader } from './loaders'

const failing = (message: string) =>
  publicLoader(() => Promise.reject(new TypeError(message)))({
    request: new Request('http://localhost/team'),
  } as Parameters<ReturnType<typeof publicLoader>>[0]).catch((error: unknown) => error)

it('says that the server cannot be reached if a request got no response', async () => {
  expect(await failing('Failed to fetch')).toMatchObject({ status: 503 })
})

it('does not blame the connection if an older build’s file is gone', async () => {
  const message = 'Failed to fetch dynamically imported module: /assets/api-link.js'
  expect(await failing(message)).toMatchObject({ message })
})

const rootIn = (timeZone: string) =>
  loadRoot({
    site: { get: () => ({ timeZone }) },
    settings: { get: () => defaultSettings },
    member: { resetLinks: () => ({ isOffered: false }) },
  } as unknown as ApiClient)

it('loads the root in a browser that does not know the team’s time zone', async () => {
  expect(await rootIn('Europe/Not_Known_Here')).toMatchObject({ fixedZone: 'UTC' })
})

it.each([
  ['Europe/Berlin', '2026-03-29', 'Etc/GMT-2'],
  ['America/New_York', '2026-11-01', 'Etc/GMT+5'],
  ['Pacific/Auckland', '2026-09-27', 'Etc/GMT-13'],
])(
  'counts by the new hour of %s on the day on which its clocks change',
  async (zone, today, fixed) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today}T09:00Z`) })
    onTestFinished(() => void vi.useRealTimers())
    expect(await rootIn(zone)).toMatchObject({ today, fixedZone: fixed })
  },
)
