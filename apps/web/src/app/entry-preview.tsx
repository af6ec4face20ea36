import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { createBrowserClient } from '../api/api-client'
import { ApiProvider } from '../api/api-context'
import { loadScreens } from './load-screens'
import { hydrationState, pageDataId, readPageData } from './page-data'
import { previewBase } from './preview-base'
import { createRoutes } from './routes'

/** What a document of the page was made from, but for the moment it was made. */
const contentOf = (page: Document) =>
  page.getElementById(pageDataId)?.textContent.replace(/"renderedAt":"[^"]*"/, '')

const panel = window.parent === window ? (window.opener as Window | null) : window.parent

/** Shows what has been saved in the panel; where that changes nothing here, the page stays as it is. */
const refresh = async () => {
  const answer = await fetch(window.location.href)
  const saved = new DOMParser().parseFromString(await answer.text(), 'text/html')
  if (contentOf(saved) !== contentOf(document)) window.location.reload()
}

const client = createBrowserClient({ token: () => null, onUnauthorized: () => undefined })
const routes = createRoutes(client)
const { pathname } = window.location

await loadScreens(matchRoutes(routes, pathname, previewBase) ?? [])

const router = createBrowserRouter(routes, {
  basename: previewBase,
  hydrationData: hydrationState(readPageData()),
})

// Drafts are read on the server alone: another page comes from there, as a whole.
router.subscribe(({ navigation: { location } }) => {
  if (location && location.pathname !== window.location.pathname) {
    window.location.assign(`${location.pathname}${location.search}${location.hash}`)
  }
})

window.addEventListener('message', ({ origin, data }: MessageEvent<{ type?: string } | null>) => {
  if (origin !== window.location.origin || data?.type !== 'payload-document-event') return
  refresh().catch(() => undefined)
})
panel?.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin)

const container = document.getElementById('root')
if (!container) throw new Error('The document has no #root')
hydrateRoot(
  container,
  <StrictMode>
    <ApiProvider value={client}>
      <RouterProvider router={router} />
    </ApiProvider>
  </StrictMode>,
)
