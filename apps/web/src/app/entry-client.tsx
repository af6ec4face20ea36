import '../styles.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { ContactResponseProvider } from '../features/contact/contact-response'
import { createBrowserClient } from '../api/api-client'
import { ApiProvider } from '../api/api-context'
import { isAtDocument } from '../hooks/late-scripts'
import { loadScreens } from './load-screens'
import { hydrationState, readPageData } from './page-data'
import { isMembersOnly, pageHandle } from '../shell/page-handle'
import { paths } from '../paths'
import { createRoutes } from './routes'
import { clearSession, storedSession } from '../session/session-storage'

const client = createBrowserClient({
  token: () => storedSession().token,
  onUnauthorized: (token) => {
    import('../session/unauthorized').then(
      ({ endUnauthorizedSession }) =>
        endUnauthorizedSession(token, (path) => void router.navigate(path, { replace: true })),
      // A file of an older build is gone once a newer one is served.
      () => {
        clearSession()
        window.location.assign(paths.login)
      },
    )
  },
})

const routes = createRoutes(client)

const matchesHere = () => matchRoutes(routes, window.location) ?? []

/** Somebody who may not be here is sent away before any of the page's code is asked for. */
const leaveIfRefused = async () => {
  const page = pageHandle(matchesHere())
  if (!page || page.access === 'anyone') return false
  const { detour } = await import('../session/guards')
  const elsewhere = detour(page.access)
  if (elsewhere) window.history.replaceState(null, '', elsewhere)
  return elsewhere !== null
}

const page = pageHandle(matchesHere())
const isRefused = await leaveIfRefused()
const isWhole = !isRefused && page !== undefined && !isMembersOnly(page)
const hasScreens = !isWhole || (await loadScreens(matchesHere()))
// Last, for the visitor may have gone back while all this was fetched.
const isShown = isAtDocument()

const pageData = readPageData()
const router = createBrowserRouter(routes, {
  hydrationData: isShown ? hydrationState(pageData) : undefined,
})

const app = (
  <StrictMode>
    <ApiProvider value={client}>
      <ContactResponseProvider value={pageData.contact}>
        <RouterProvider router={router} />
      </ContactResponseProvider>
    </ApiProvider>
  </StrictMode>
)

const container = document.getElementById('root')
if (!container) throw new Error('The document has no #root')
// A public page whose code cannot be fetched stays as it came, with what has been typed.
if (hasScreens || page.access !== 'anyone') {
  // As a transition it is done in slices, between which the browser can answer.
  startTransition(() => {
    if (isWhole && isShown) hydrateRoot(container, app)
    else createRoot(container).render(app)
  })
}
