import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadNewBuild } from './new-build'

const fetchStub = vi.fn<(address: string) => Promise<Response>>()
const reload = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  vi.resetAllMocks()
  vi.stubGlobal('fetch', fetchStub)
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('loads the page once when a file of it is gone', async () => {
  fetchStub.mockResolvedValue(new Response())
  expect(await loadNewBuild()).toBe('loading')
  expect(await loadNewBuild()).toBe('missing')
  expect(reload).toHaveBeenCalledOnce()
})

it('leaves the page where it is while the server is there and its database is not', async () => {
  const status = (address: string) => (address === '/api/ready' ? 503 : 200)
  fetchStub.mockImplementation((address) =>
    Promise.resolve(new Response(null, { status: status(address) })),
  )
  expect(await loadNewBuild()).toBe('unreachable')
  expect(reload).not.toHaveBeenCalled()
})

it('leaves the page where it is without the server', async () => {
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await loadNewBuild()).toBe('unreachable')
  expect(reload).not.toHaveBeenCalled()
})
