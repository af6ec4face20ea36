import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadNewBuild } from './new-build'

const fetchStub = vi.fn<() => Promise<Response>>()
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

it('leaves the page where it is without the server', async () => {
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await loadNewBuild()).toBe('unreachable')
  expect(reload).not.toHaveBeenCalled()
})
