import { createMemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { ApiClient } from '../api/api-context'
import { rootRouteId } from '../api/loaders'
import { createRoutes } from './routes'

vi.mock('../features/inquiry/contact-screen', () => Promise.reject(new TypeError('Gone')))

it('A page without data says so when its code cannot be fetched', async () => {
  const router = createMemoryRouter(createRoutes({} as ApiClient), {
    initialEntries: ['/contact'],
    hydrationData: { loaderData: { [rootRouteId]: {} } },
  })
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  const page = router.state.matches.at(-1)?.route.id ?? ''
  expect(router.state.errors).toHaveProperty(page)
})
