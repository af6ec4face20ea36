import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageDataId, escapedJson } from './page-data'
import { loadFromPageData, showSavedPage } from './preview-updates'

const fetchStub = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const publishedLoader = vi.fn(() => ({ heading: 'Published' }))
const reload = vi.fn()

const blockOf = (heading: string, errors?: Record<string, unknown>) => {
  const data = escapedJson({ loaderData: { about: { heading } }, ...errors })
  return `<script type="application/json" id="${pageDataId}">${data}</script>`
}

const respondWith = (html: string) => fetchStub.mockResolvedValue(new Response(html))

const openPreview = (heading: string) => {
  document.body.innerHTML = `<p id="shown">Shown</p>${blockOf(heading)}`
  return createMemoryRouter([{ id: 'about', path: '/', loader: publishedLoader }], {
    hydrationData: { loaderData: { about: { heading } } },
    dataStrategy: loadFromPageData,
  })
}

const save = (router: ReturnType<typeof openPreview>) =>
  showSavedPage({ revalidate: () => router.revalidate(), reload })

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('fetch', fetchStub)
})

afterEach(() => vi.unstubAllGlobals())

describe('showSavedPage', () => {
  it('shows a saved draft with one request and in the same document', async () => {
    const router = openPreview('Our story')
    const shown = document.getElementById('shown')
    respondWith(blockOf('How it began'))
    await save(router)
    expect(router.state.loaderData.about).toMatchObject({ heading: 'How it began' })
    expect(fetchStub).toHaveBeenCalledOnce()
    expect(fetchStub.mock.lastCall?.[0]).toBe(window.location.href)
    expect(publishedLoader).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
    expect(shown?.isConnected).toBe(true)
  })

  it('changes nothing when the content is the same', async () => {
    const router = openPreview('Our story')
    const before = router.state.loaderData
    respondWith(blockOf('Our story'))
    await save(router)
    expect(router.state.loaderData).toBe(before)
  })

  it('compares a second save with the first', async () => {
    const router = openPreview('Our story')
    respondWith(blockOf('How it began'))
    await save(router)
    respondWith(blockOf('Our story'))
    await save(router)
    expect(router.state.loaderData.about).toMatchObject({ heading: 'Our story' })
    expect(fetchStub).toHaveBeenCalledTimes(2)
  })

  it('aborts the request of an earlier save', async () => {
    const router = openPreview('Our story')
    fetchStub.mockReturnValueOnce(new Promise(() => undefined))
    void save(router)
    respondWith(blockOf('How it began'))
    await save(router)
    expect(fetchStub.mock.calls.map(([, { signal }]) => signal?.aborted)).toEqual([true, false])
  })

  it.each([
    ['is not a page of the site', '<h1>Log in</h1>'],
    ['failed to load', blockOf('Our story', { errors: { about: { status: 500, data: null } } })],
  ])('reloads when the saved page %s', async (_case, html) => {
    const router = openPreview('Our story')
    respondWith(html)
    await save(router)
    expect(reload).toHaveBeenCalledOnce()
  })
})
