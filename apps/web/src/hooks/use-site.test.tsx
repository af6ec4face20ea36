import { defaultSettings } from '@tropa/contract/settings/settings'
import { dateIn } from '@tropa/contract/base/team-time'
import type { Site } from '@tropa/contract/settings/site'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { type RootData, rootRouteId } from '../api/loaders'
import { correctClock, followServerClock } from '../api/server-clock'
import { RelativeTime } from '../components/relative-time'
import { useNow } from './use-now'
import { useSite, useToday } from './use-site'

const serverTells = (time: string) =>
  followServerClock(new Response(null, { headers: { date: new Date(time).toUTCString() } }))

afterEach(() => {
  vi.useRealTimers()
  correctClock(dateIn('UTC'))
})

const Shown = () => `${useSite().timeZone} ${useToday()}`

const site: Site = {
  name: 'Tropa',
  tagline: '',
  version: '4.8.4',
  timeZone: 'Europe/Not_Known_Here',
  codeUrl: '',
  contactEmail: '',
  categories: [],
  academicYear: null,
}

const show = (timeZone: string) => {
  const root: RootData = {
    site: { ...site, timeZone },
    settings: defaultSettings,
    drawing: '',
    sendsMail: false,
    today: '2026-11-24',
    fixedZone: 'Etc/GMT-2',
  }
  const routes = [{ id: rootRouteId, path: '/', loader: () => root, Component: Shown }]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
}

it('counts by the zone’s present hour in a browser that does not know the zone', async () => {
  show(site.timeZone)
  expect((await screen.findByText(/Etc/)).textContent).toMatch(/^Etc\/GMT-2 \d{4}-\d\d-\d\d$/)
})

it('tells the minute as soon as it begins, whenever the screen was opened', () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T09:00:50Z') })
  const Now = () => new Date(useNow()).toISOString()
  render(<Now />)
  act(() => void vi.advanceTimersByTime(10_000))
  expect(screen.getByText('2026-11-24T09:01:00.000Z')).toBeDefined()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('2026-11-24T09:02:00.000Z')).toBeDefined()
})

it('takes the day from the server’s clock, once an answer told it, on a device that is hours fast', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T00:30:00Z'), toFake: ['Date'] })
  serverTells('2026-11-24T21:30:00Z')
  show('UTC')
  expect(await screen.findByText('UTC 2026-11-24')).toBeDefined()
})

it('says how long ago something was by the server’s clock', () => {
  serverTells('2026-11-24T09:30:00Z')
  render(<RelativeTime time="2026-11-24T09:20:00Z" />)
  expect(screen.getByText('10 minutes ago')).toBeDefined()
})
