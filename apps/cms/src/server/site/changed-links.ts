import { wholeToken } from '@tropa/contract/member/link-token'
import type { RequestHandler } from 'express'

const changed = /^\/(invite|confirm)\/?(%.*)$/i

/**
 * Leads from a link whose `#` a mail program has encoded to the page that is meant. The token has been sent, which
 * decision 0019 avoids; from here on no cache, `Referer` header or line of the log has it.
 */
export const changedLinks: RequestHandler = (request, response, next) => {
  const [, page, rest] = changed.exec(request.url) ?? []
  if (page === undefined || rest === undefined) {
    next()
    return
  }
  const token = wholeToken(rest)
  // Without a hash of its own, the browser keeps the one that it has.
  const location = `/${page.toLowerCase()}${token === undefined ? '' : `#${token}`}`
  response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
  response.status(302).set('Location', location).end()
}
