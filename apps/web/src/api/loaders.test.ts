import { expect, it } from 'vitest'
import type { ApiClient } from './api-context'
import { loadRoot, publicLoader } from './loaders'

const failing = (message: string) =>
  publicLoader(() => Promise.reject(new TypeError(message)))({
    request: new Request('http://localhost/team'),
  } as Parameters<ReturnType<typeof publicLoader>>[0]).catch((error: unknown) => error)

it('says that the server cannot be reached where a request got no response', async () => {
  expect(await failing('Failed to fetch')).toMatchObject({ status: 503 })
})

it('blames no connection for a file that is gone with an older build', async () => {
  const message = 'Failed to fetch dynamically imported module: /assets/api-link.js'
  expect(await failing(message)).toMatchObject({ message })
})

it('loads the root in a browser that does not know the team’s time zone', async () => {
  const client = {
    site: { get: () => ({ timeZone: 'Europe/Not_Known_Here' }) },
    member: { resetLinks: () => ({ isOffered: false }) },
  } as unknown as ApiClient
  expect(await loadRoot(client)).toMatchObject({ fixedZone: 'UTC' })
})
