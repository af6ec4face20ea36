import { wholeToken } from '@tropa/contract/member/link-token'
import type { RequestHandler } from 'express'

const changed = /^\/(invite|confirm)\/?(%.*)$/i

/**
 * Redirects a link whose `#` a mail program has encoded to the intended page. The token has been sent, which
 * decision 0019 avoids; from here on it gets into no cache, `Referer` header or log.
 */
export const changedLinks: RequestHandler = (request, response, next) => {
  const [, page, rest] = changed.exec(request.url) ?? []
  if (page === undefined || rest === undefined) {
    next()
    return
  }
  const token = wholeToken(rest)
  // A redirect without a hash would make the browser keep the current one.
  const location = `/${page.toLowerCase()}${token === undefined ? '' : `#${token}`}`
  response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
  response.status(302).set('Location', location).end()
}
