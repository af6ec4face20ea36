import { createRouterClient } from '@orpc/server'
import type { ContactResponse, SiteRenderer } from '@tropa/contract/site-renderer'
import { dateIn } from '@tropa/contract/time/team-time'
import type { RequestHandler, Response } from 'express'
import type { ApiContext } from '../../rpc/context'
import { siteSources } from '../api/cached-procedures'
import { router } from '../api/router'
import { CachedResponse } from '../cached-response'
import { factsOf } from '../middleware/request-line'
import { pathAndQuery, sendWebResponse } from '../web-streams'

/** Redirects and errors stay web responses: they are not cached. */
const toCachedResponse = async (response: globalThis.Response) => {
  const type = response.headers.get('content-type')
  return response.ok && type
    ? new CachedResponse(response.status, type, await response.text())
    : response
}

/** Every page of the site at its one address, rendered with data from the contract's procedures and cached. */
export const sitePages = (renderer: SiteRenderer, context: ApiContext): RequestHandler => {
  const { env, cache } = context
  const { publicUrl } = env
  const client = createRouterClient(router, { context })
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
    const requested = pathAndQuery(request)
    const address = renderer.pageAddress(requested)
    const render = async () => {
      const page = new Request(`${publicUrl}${address ?? requested}`)
      return toCachedResponse(await renderer.render(page, { client, publicUrl }))
    }
    // Pages show what is today, so they are cached for one day of the team's.
    const key = `page ${address} ${dateIn(env.timeZone)}`
    const sizeOf = (page: CachedResponse | globalThis.Response) =>
      page instanceof CachedResponse ? page.size : 0
    const page = await (address === null ? render() : cache.read(key, siteSources, render, sizeOf))
    if (page instanceof CachedResponse) await page.send(request, response, 'no-cache')
    else await sendWebResponse(page.clone(), response)
  }
}

export const sendContactPage = async (
  renderer: SiteRenderer,
  context: ApiContext,
  contact: ContactResponse,
  response: Response,
) => {
  const { publicUrl } = context.env
  const client = createRouterClient(router, { context })
  const request = new Request(new URL('/contact', publicUrl))
  response.setHeader('Cache-Control', 'no-store')
  await sendWebResponse(await renderer.render(request, { client, publicUrl, contact }), response)
}
