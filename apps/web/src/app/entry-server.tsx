import { themeScript } from '@tropa/ui/use-theme'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { RouteObject, StaticHandler, StaticHandlerContext } from 'react-router-dom'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom'
import { assetsFor } from './ssr/assets'
import { ContactResponseProvider } from '../features/contact/contact-response'
import { renderDocument } from './ssr/document'
import { LoadingScreen } from '../shell/loading-screen'
import type { ApiClient } from '../api/api-types'
import { ApiProvider } from '../api/api-context'
import type { ContactResponse } from '../features/contact/contact-response'
import { serialisePageData, toSentErrors } from './page-data'
import type { PageFacts } from '../shell/page-facts'
import { memberPageFacts, pageFacts } from '../shell/page-facts'
import type { PageHandle } from '../shell/page-handle'
import { documentTitle, isMembersOnly, pageHandle } from '../shell/page-handle'
import { paths } from '../paths'
import { productName } from '../shell/product-name'
import type { RootData } from '../hooks/use-site'
import { rootRouteId } from '../hooks/use-site'
import { previewBase } from './preview-base'
import { createRoutes } from './routes'
import { startScript } from './ssr/start-script'
import { structuredData } from './ssr/structured-data'

export type { ApiClient } from '../api/api-types'
export type { ContactResponse } from '../features/contact/contact-response'

/** What the server gives a page to render with. */
export interface RenderContext {
  /** The contract's calls, in-process. */
  client: ApiClient
  /** The canonical origin, for links that leave this site. */
  publicUrl: string
  /** The answer to a contact form posted without JavaScript; the contact page shows it. */
  contact?: ContactResponse
  /** The page is asked for under `/preview`, where editors see their drafts. */
  isPreview?: boolean
}

/** The text of every inline script of the documents, for the content security policy's hashes. */
export const inlineScripts: string[] = [themeScript, startScript]

interface Site {
  routes: RouteObject[]
  handler: StaticHandler
}

const sites = new WeakMap<ApiClient, Site>()

const siteOf = (client: ApiClient, basename: string): Site => {
  const known = sites.get(client)
  if (known) return known
  const routes = createRoutes(client)
  const site = { routes, handler: createStaticHandler(routes, { basename }) }
  sites.set(client, site)
  return site
}

const isRootData = (data: unknown): data is RootData =>
  typeof data === 'object' && data !== null && 'site' in data

interface Rendered {
  page: PageHandle
  facts: PageFacts
  status: number
  body: string
  loaderData: Record<string, unknown> | undefined
  errors?: Record<string, unknown> | null
  contact?: ContactResponse | undefined
  canonical: string | undefined
  publicUrl: string
  /** The page's own part of the loaded data. */
  pageData?: unknown
  isPreview?: boolean
}

const htmlAnswer = ({
  page,
  facts,
  status,
  body,
  loaderData,
  errors,
  contact,
  canonical,
  publicUrl,
  pageData,
  isPreview = false,
}: Rendered): Response => {
  const root = loaderData?.[rootRouteId]
  const site = isRootData(root) ? root.site : undefined
  const siteName = site?.name ?? productName
  const html = renderDocument({
    title: documentTitle(page.title, siteName),
    description: facts.description,
    canonical,
    siteName,
    shareImage: new URL('/share.png', publicUrl).href,
    structuredData:
      site && canonical && pageData
        ? structuredData(new URL(canonical).pathname, pageData, { site, publicUrl })
        : undefined,
    isPreview,
    body,
    isWhole: !isMembersOnly(page),
    data: serialisePageData({ loaderData, errors: toSentErrors(errors), contact }),
    assets: assetsFor(facts.modules, isPreview),
  })
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

const shell = renderToString(<LoadingScreen />)

/** A member's screen is made in the browser, where the token is; only the site's settings go along. */
const memberShell = async (page: PageHandle, { client, publicUrl }: RenderContext) => {
  const site = await client.site.get().catch(() => undefined)
  return htmlAnswer({
    page,
    facts: memberPageFacts(page.title ?? productName),
    status: 200,
    body: shell,
    loaderData: site && {
      [rootRouteId]: { site, renderedAt: new Date().toISOString() } satisfies RootData,
    },
    canonical: undefined,
    publicUrl,
  })
}

const markup = (
  handler: StaticHandler,
  context: StaticHandlerContext,
  client: ApiClient,
  contact: ContactResponse | undefined,
) =>
  renderToString(
    <StrictMode>
      <ApiProvider value={client}>
        <ContactResponseProvider value={contact}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </ContactResponseProvider>
      </ApiProvider>
    </StrictMode>,
  )

/** Answers a request for a page with a whole document, or with a redirect. */
export const render = async (request: Request, renderContext: RenderContext): Promise<Response> => {
  const { client, publicUrl, contact, isPreview = false } = renderContext
  const basename = isPreview ? previewBase : paths.home
  const { routes, handler } = siteOf(client, basename)
  const { pathname } = new URL(request.url)
  const matches = matchRoutes(routes, pathname, basename) ?? []
  const page = pageHandle(matches)
  if (!page) throw new Error(`No route takes ${pathname}`)
  if (isMembersOnly(page)) return memberShell(page, renderContext)

  // Always a GET: what a form posted has been dealt with before, its answer comes in `contact`.
  const context = await handler.query(new Request(request.url, { signal: request.signal }))
  if (context instanceof Response) return context

  const status = contact?.status ?? page.status ?? context.statusCode
  const path = matches.at(-1)?.pathname ?? paths.home
  const found = status < 400 && page.access === 'anyone' && !page.isUnlisted && !isPreview
  return htmlAnswer({
    page,
    facts: pageFacts(path),
    status,
    body: markup(handler, context, client, contact),
    loaderData: context.loaderData,
    errors: context.errors,
    contact,
    canonical: found ? new URL(path, publicUrl).href : undefined,
    publicUrl,
    pageData: context.loaderData[context.matches.at(-1)?.route.id ?? ''],
    isPreview,
  })
}
