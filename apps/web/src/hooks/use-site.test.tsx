import { defaultSettings } from '@tropa/contract/settings/settings'
import type { Site } from '@tropa/contract/settings/site'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { type RootData, rootRouteId } from '../api/loaders'
import { useNow } from './use-now'
import { useSite, useToday } from './use-site'

afterEach(() => {
  vi.useRealTimers()
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

it('counts by the zone’s present hour in a browser that does not know the zone', async () => {
  const root: RootData = {
    site,
    settings: defaultSettings,
    drawing: '',
    sendsMail: false,
    today: '2026-11-24',
    fixedZone: 'Etc/GMT-2',
  }
  const routes = [{ id: rootRouteId, path: '/', loader: () => root, Component: Shown }]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
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
