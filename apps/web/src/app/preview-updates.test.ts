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

const openPreview = (lazy?: { Component: () => Promise<never> }) =>
  createMemoryRouter(
    [
      { id: 'about', path: '/', loader: publishedLoader, shouldRevalidate: () => false, lazy },
      { id: 'team', path: '/team', loader: publishedLoader },
    ],
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

it('A preview reloads when the response is not a page of the site', async () => {
  const router = openPreview()
  respondWith('<h1>Log in</h1>')
  await router.revalidate()
  expect(reload).toHaveBeenCalledOnce()
})

it('A preview shows that a saved page failed to load, until it loads again', async () => {
  const router = openPreview()
  const error = { status: 500, statusText: '', internal: false, data: null }
  respondWith(pageOf('Our story', { errors: { about: error } }))
  await router.revalidate()
  expect(router.state.errors).toEqual({ about: error })
  respondWith(pageOf('How it began'))
  await router.revalidate()
  expect(router.state).toMatchObject({
    loaderData: { about: { heading: 'How it began' } },
    errors: null,
  })
  expect(reload).not.toHaveBeenCalled()
})

it('A preview says that the code of its page cannot be fetched', async () => {
  const missing = new TypeError('Failed to fetch dynamically imported module')
  respondWith(pageOf('Our story'))
  const router = openPreview({ Component: () => Promise.reject(missing) })
  await vi.waitFor(() => expect(router.state.errors).toEqual({ about: missing }))
})

it('A preview requests nothing for another page or where the address loads nothing else', async () => {
  const router = openPreview()
  void router.navigate('/team')
  await vi.waitFor(() => expect(router.state.navigation.location?.pathname).toBe('/team'))
  await router.navigate('/?month=june')
  expect(router.state.location.search).toBe('?month=june')
  expect(router.state.loaderData.about).toEqual({ heading: 'Our story' })
  expect(fetchStub).not.toHaveBeenCalled()
})
