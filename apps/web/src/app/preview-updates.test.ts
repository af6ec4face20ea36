import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageDataId, escapedJson } from './page-data'
import { loadSavedPage } from './preview-updates'

const fetchStub = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const publishedLoader = vi.fn(() => ({ heading: 'Published' }))
const reload = vi.fn()

const pageOf = (heading: string, errors?: Record<string, unknown>) => {
  const data = escapedJson({ loaderData: { about: { heading } }, ...errors })
  return `<script type="application/json" id="${pageDataId}">${data}</script>`
}

const respondWith = (html: string) => fetchStub.mockResolvedValueOnce(new Response(html))

const openPreview = () =>
  createMemoryRouter(
    [{ id: 'about', path: '/', loader: publishedLoader, shouldRevalidate: () => false }],
    {
      hydrationData: { loaderData: { about: { heading: 'Our story' } } },
      dataStrategy: loadSavedPage(reload),
    },
  )

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('fetch', fetchStub)
})

afterEach(() => vi.unstubAllGlobals())

it('A preview shows a saved draft with one request, and nothing of /api', async () => {
  const router = openPreview()
  respondWith(pageOf('How it began'))
  await router.revalidate()
  expect(router.state.loaderData.about).toEqual({ heading: 'How it began' })
  expect(fetchStub).toHaveBeenCalledOnce()
  expect(publishedLoader).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

it('A preview aborts the request of an earlier save', async () => {
  const router = openPreview()
  fetchStub.mockReturnValueOnce(new Promise(() => undefined))
  void router.revalidate()
  respondWith(pageOf('How it began'))
  await router.revalidate()
  expect(fetchStub.mock.calls.map(([, { signal }]) => signal?.aborted)).toEqual([true, false])
})

it('A preview keeps what it shows while the server cannot be reached', async () => {
  const router = openPreview()
  fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await router.revalidate()
  expect(router.state).toMatchObject({
    loaderData: { about: { heading: 'Our story' } },
    errors: null,
  })
})

it.each([
  ['is not a page of the site', '<h1>Log in</h1>'],
  ['failed to load', pageOf('Our story', { errors: { about: { status: 500, data: null } } })],
])('A preview reloads when the saved page %s', async (_case, html) => {
  const router = openPreview()
  respondWith(html)
  await router.revalidate()
  expect(reload).toHaveBeenCalledOnce()
})
