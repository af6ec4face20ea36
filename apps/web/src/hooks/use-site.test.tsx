import type { Site } from '@tropa/contract/site'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { type RootData, rootRouteId } from '../api/loaders'
import { useSite, useToday } from './use-site'

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
    sendsMail: false,
    today: '2026-11-24',
    fixedZone: 'Etc/GMT-2',
  }
  const routes = [{ id: rootRouteId, path: '/', loader: () => root, Component: Shown }]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  expect((await screen.findByText(/Etc/)).textContent).toMatch(/^Etc\/GMT-2 \d{4}-\d\d-\d\d$/)
})
