import { paths, previewBase } from '@tropa/contract/pages'
import type { RenderContext, SiteRenderer } from '@tropa/contract/site-renderer'
import { themeScript } from '@tropa/ui/use-theme'
import { isValidElement, type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom'
import { renderDocument } from './ssr/document'
import { LoadingScreen } from '../shell/loading-screen'
import { type ApiClient, ApiProvider } from '../api/api-context'
import { ServerDemo } from '../features/member/demo-accounts'
import { escapedJson, toSentErrors } from './page-data'
import { type PageHandle, isMembersOnly, pageHandle } from '../shell/page-handle'
import { sessionEndedScript } from '../session/stored-return-page'
import { isRootData, loadRoot, rootRouteId } from '../api/loaders'
import { createRoutes } from './routes'
import { pageScript } from './page-scripts'
import { canonicalPath, pageAddress, pagePattern } from './ssr/page-address'
import { structuredData } from './ssr/structured-data'

interface StaticRoutes {
  routes: RouteObject[]
  handler: StaticHandler
}

const routesByClient = new WeakMap<ApiClient, StaticRoutes>()

const staticRoutes = (client: ApiClient, basename: string): StaticRoutes => {
  const cached = routesByClient.get(client)
  if (cached) return cached
  const routes = createRoutes(client)
  const created = { routes, handler: createStaticHandler(routes, { basename }) }
  routesByClient.set(client, created)
  return created
}

interface PageResponse extends Partial<
  Pick<StaticHandlerContext, 'loaderData' | 'errors' | 'actionData'>
> {
  page: PageHandle
  status: number
  screen?: string
  body: string
  canonical?: string
  pageData?: unknown
}

const htmlResponse = (
  {
    page,
    status,
    screen = '',
    body,
    canonical,
    pageData,
    loaderData,
    errors,
    actionData,
  }: PageResponse,
  { publicUrl, iconFolder, demo, isPreview = false }: RenderContext,
): Response => {
  const root: unknown = loaderData?.[rootRouteId]
  const { site, settings } = isRootData(root) ? root : {}
  const icons = settings ? iconFolder(settings) : ''
  const html = renderDocument({
    page,
    canonical,
    settings,
    icons,
    publicUrl,
    structuredData:
      site && settings && canonical && pageData
        ? structuredData(new URL(canonical).pathname, pageData, {
            site,
            settings,
            icons,
            publicUrl,
          })
        : undefined,
    isPreview,
    demo,
    screen,
    body,
    data: escapedJson({ loaderData, actionData, errors: toSentErrors(errors) }),
  })
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

const loadingScreen = renderToString(<LoadingScreen />)

/** The name of the screen of a page that is drawn in the browser. */
const screenName = async (route: RouteObject | undefined) =>
  typeof route?.lazy === 'object' ? (await route.lazy.Component?.())?.name : undefined

/** Only the browser has a member's token, so the document of a member screen carries just the site. */
const memberDocument = async (
  page: PageHandle,
  screen: string | undefined,
  context: RenderContext,
) => {
  const root = await loadRoot(context.client).catch(() => undefined)
  const loaderData = root && { [rootRouteId]: root }
  return htmlResponse(
    { page, status: 200, screen, body: loadingScreen, ...(loaderData && { loaderData }) },
    context,
  )
}

/** The router keeps an element of the screen that it fetched. */
const componentName = (element: ReactNode) =>
  isValidElement(element) && typeof element.type === 'function' ? element.type.name : undefined

const markup = (
  handler: StaticHandler,
  context: StaticHandlerContext,
  { client, demo = [] }: RenderContext,
) =>
  renderToString(
    <StrictMode>
      <ApiProvider value={client}>
        <ServerDemo value={demo}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </ServerDemo>
      </ApiProvider>
    </StrictMode>,
  )

const render: SiteRenderer['render'] = async (request, renderContext) => {
  const { client, publicUrl, contact, isPreview = false } = renderContext
  const basename = isPreview ? previewBase : paths.home
  const { routes, handler } = staticRoutes(client, basename)
  const { pathname } = new URL(request.url)
  const matches = matchRoutes(routes, pathname, basename) ?? []
  const page = pageHandle(matches)
  if (!page) throw new Error(`No route takes ${pathname}`)
  if (isMembersOnly(page)) {
    return memberDocument(page, await screenName(matches.at(-1)?.route), renderContext)
  }

  // Always a GET: the server has run a posted form's action already, and `contact` is its response.
  const context = await handler.query(new Request(request.url, { signal: request.signal }))
  if (context instanceof Response) return context
  const route = context.matches.at(-1)?.route
  const routeId = route?.id ?? ''
  if (contact) context.actionData = { [routeId]: contact }
  const root: unknown = context.loaderData[rootRouteId]
  if (isRootData(root)) root.origin = new URL(publicUrl).origin

  // An error status keeps missing pages, and pages whose data could not be loaded, out of the cache.
  const status = contact?.status ?? (context.errors ? context.statusCode : (page.status ?? 200))
  const path = matches.at(-1)?.pathname ?? paths.home
  const isIndexed = status < 400 && page.access === 'anyone' && !page.isUnlisted && !isPreview
  return htmlResponse(
    {
      ...context,
      page,
      status,
      screen: componentName(route?.element),
      body: markup(handler, context, renderContext),
      canonical: isIndexed ? new URL(path, publicUrl).href : undefined,
      pageData: context.loaderData[routeId],
    },
    renderContext,
  )
}

/** What the server needs of the web app: it renders pages and knows their addresses. */
export const siteRenderer = {
  render,
  pageAddress,
  canonicalPath,
  pagePattern,
  inlineScripts: [themeScript, sessionEndedScript, pageScript],
} satisfies SiteRenderer
