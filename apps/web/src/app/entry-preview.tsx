import { previewBase } from '@tropa/contract/pages'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { createBrowserClient } from '../api/api-client'
import { ApiProvider } from '../api/api-context'
import { loadScreens } from './load-screens'
import { readPageData } from './page-data'
import { Hydrated } from './page-scripts'
import { loadFromPageData, showSavedPage } from './preview-updates'
import { createRoutes } from './routes'

const panel = window.parent === window ? (window.opener as Window | null) : window.parent

const client = createBrowserClient({ token: () => null, onUnauthorized: () => undefined })
const routes = createRoutes(client)
const { pathname } = window.location

await loadScreens(matchRoutes(routes, pathname, previewBase) ?? [])

const router = createBrowserRouter(routes, {
  basename: previewBase,
  hydrationData: readPageData(),
  dataStrategy: loadFromPageData,
})

// Only the server reads drafts, so another page is requested as a whole document.
router.subscribe(({ navigation: { location } }) => {
  if (location && location.pathname !== window.location.pathname) {
    window.location.assign(`${location.pathname}${location.search}${location.hash}`)
  }
})

window.addEventListener('message', ({ origin, data }: MessageEvent<{ type?: string } | null>) => {
  if (origin !== window.location.origin || data?.type !== 'payload-document-event') return
  showSavedPage({
    revalidate: () => router.revalidate(),
    reload: () => window.location.reload(),
  }).catch(() => undefined)
})
panel?.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin)

const container = document.getElementById('root')
if (!container) throw new Error('The document has no #root')
hydrateRoot(
  container,
  <StrictMode>
    <Hydrated>
      <ApiProvider value={client}>
        <RouterProvider router={router} />
      </ApiProvider>
    </Hydrated>
  </StrictMode>,
)
