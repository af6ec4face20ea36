import type { SiteRenderer } from '@tropa/contract/site-renderer'
import { dateIn } from '@tropa/contract/base/team-time'
import type { Request, RequestHandler, Response } from 'express'
import { readSettings } from '../../payload/globals/read-settings'
import { readYears } from '../../features/calendar/years'
import type { ApiContext } from '../../rpc/context'
import { siteSources } from '../api/cached-procedures'
import { CachedResponse } from '../cached-response'
import { factsOf } from '../middleware/request-line'
import { pathAndQuery, sendWebResponse } from '../web-streams'
import { pageRenderer } from './page-renderer'
import type { InTurn } from './render-turns'

type Page = CachedResponse | globalThis.Response

/** Leaves redirects as web responses. */
export const toCachedResponse = async (response: globalThis.Response): Promise<Page> => {
  const type = response.headers.get('content-type')
  return type ? new CachedResponse(response.status, type, await response.text()) : response
}

/** Whether the team has such a group of students. */
const hasAudience = async ({ payload }: ApiContext, audience: string) => {
  const { audiences } = await readSettings(payload)
  return audiences.some(({ _id }) => _id === audience)
}

/** 200 for a page, and 404 for the one document of all paths without a page. */
const cacheableStatuses = new Set([200, 404])

/** Pages depend on the date, so they are cached for one day of the team's zone. */
export const readPage = (
  { cache, env }: ApiContext,
  address: string,
  render: () => Promise<Page>,
  isCacheable = true,
): Promise<Page> =>
  cache.read(`page ${address} ${dateIn(env.timeZone)}`, siteSources, render, (page) =>
    isCacheable && page instanceof CachedResponse && cacheableStatuses.has(page.status)
      ? page.size
      : 0,
  )

export const sendPage = (
  page: Page,
  request: Request,
  response: Response,
  cacheControl: 'no-cache' | 'no-store',
) =>
  page instanceof CachedResponse
    ? page.send(request, response, cacheControl)
    : sendWebResponse(page.clone(), response)

/**
 * Every page of the site at its one address, rendered with data from the contract's procedures and cached. A page of
 * which there are any number, such as a search, is rendered in its turn and not cached.
 */
export const sitePages = (
  renderer: SiteRenderer,
  context: ApiContext,
  inTurn: InTurn,
): RequestHandler => {
  const renderPage = pageRenderer(renderer, context)
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next()
      return
    }
    const canonical = renderer.canonicalPath(request.path)
    if (canonical !== request.path) {
      response.redirect(301, pathAndQuery(request).replace(request.path, canonical))
      return
    }
    factsOf(response).route = renderer.pagePattern(canonical)
    const asked = renderer.pageAddress(pathAndQuery(request))
    const { address, year, audience } = asked
    const isCacheable =
      asked.isCacheable &&
      (!year || (await readYears(context)).has(year)) &&
      (!audience || (await hasAudience(context, audience)))
    const render = async () => {
      const page = await toCachedResponse(await renderPage(address))
      return isCacheable && address.includes('?') && page instanceof CachedResponse
        ? page.pack()
        : page
    }
    const page = await readPage(
      context,
      address,
      isCacheable ? render : () => inTurn(render),
      isCacheable,
    )
    await sendPage(page, request, response, 'no-cache')
  }
}
