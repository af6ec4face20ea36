import '../styles.css'
import { dateIn } from '@tropa/contract/base/team-time'
import { paths } from '@tropa/contract/pages'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { createBrowserClient } from '../api/api-client'
import { ApiProvider } from '../api/api-context'
import { isRootData, rootRouteId } from '../api/loaders'
import { correctClock } from '../api/server-clock'
import { clearSession, storedSession } from '../session/stored-session'
import { loadNewBuild } from '../shell/new-build'
import { isMembersOnly, type PageHandle, pageHandle } from '../shell/page-handle'
import { loadScreens } from './load-screens'
import { readPageData } from './page-data'
import { Hydrated, sayCodeIsMissing } from './page-scripts'
import { createRoutes } from './routes'

const client = createBrowserClient({
  token: () => storedSession().token,
  onUnauthorized: (token) => {
    import('../session/unauthorized').then(
      ({ endUnauthorizedSession }) =>
        endUnauthorizedSession(token, (path) => void router.navigate(path, { replace: true })),
      // The file is gone if a newer build is being served.
      () => {
        clearSession()
        window.location.assign(paths.login)
      },
    )
  },
  onMissingCode: async (error) => {
    const { initialized, navigation } = router.state
    // A page that is still opening shows the error itself, at its own address.
    const isIdle = initialized && navigation.state === 'idle'
    if (isIdle && (await loadNewBuild()) === 'loading') return new Promise(() => undefined)
    throw error
  },
})

const routes = createRoutes(client)
const pageData = readPageData()
const root: unknown = pageData?.loaderData?.[rootRouteId]
if (isRootData(root)) {
  correctClock(root.today)
  // The first date that a browser formats blocks it for long: this one does so while the page's code is fetched.
  setTimeout(dateIn, 0, root.fixedZone)
}

/** Whether the address is still the document's: until the scripts run, going back changes the address alone. */
const isAtDocumentAddress = () => {
  const [navigation] = performance.getEntriesByType('navigation')
  const { pathname, search } = new URL(navigation?.name ?? window.location.href)
  return pathname + search === window.location.pathname + window.location.search
}

const matchesHere = () => matchRoutes(routes, window.location) ?? []

/** Redirects before the page's code is fetched; returns whether it did. */
const redirectIfRefused = async ({ access }: PageHandle) => {
  if (access === 'anyone') return false
  const { redirectFor } = await import('../session/guards')
  const path = redirectFor(access)
  if (path) window.history.replaceState(null, '', path)
  return path !== null
}

/** How the page starts: React hydrates the server's markup, renders everything, or cannot start without its code. */
const howToStart = async (): Promise<'hydrate' | 'draw' | 'missing'> => {
  const page = pageHandle(matchesHere())
  if (!page) return 'draw'
  const isRefused = await redirectIfRefused(page).catch(() => undefined)
  // The server renders no members' page, so there is nothing to hydrate or to lose.
  if (isRefused || isMembersOnly(page)) return 'draw'
  if (isRefused === undefined) return 'missing'
  return (await loadScreens(matchesHere())) ? 'hydrate' : 'missing'
}

const start = await howToStart()
// Checked last: the visitor may have gone back while the code was fetched.
const isDocumentCurrent = isAtDocumentAddress()

const router = createBrowserRouter(routes, {
  hydrationData: isDocumentCurrent ? pageData : undefined,
})

const app = (
  <StrictMode>
    <Hydrated>
      <ApiProvider value={client}>
        <RouterProvider router={router} />
      </ApiProvider>
    </Hydrated>
  </StrictMode>
)

const container = document.getElementById('root')
if (!container) throw new Error('The document has no #root')
if (start === 'missing') {
  sayCodeIsMissing()
} else {
  // React hydrates a transition in slices, between which the browser can respond to input.
  startTransition(() => {
    if (start === 'hydrate' && isDocumentCurrent) hydrateRoot(container, app)
    else createRoot(container).render(app)
  })
}
