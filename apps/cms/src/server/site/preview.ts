import type { SiteRenderer } from '@tropa/contract/site-renderer'
import { memberMessages } from '@tropa/contract/member/member'
import { loginAddress } from '@tropa/contract/member/login-address'
import type { RequestHandler, Router } from 'express'
import type { Payload } from 'payload'
import { editors } from '../../payload/access/editors'
import { needsSecondFactor } from '../../payload/access/needs-second-factor'
import type { ApiContext } from '../../rpc/context'
import { caseSensitiveRouter, previewedPages } from '../areas'
import { cookieUser } from '../middleware/request-user'
import { sendText } from '../send-error'
import { pathAndQuery, sendWebResponse } from '../web-streams'
import { pageRenderer } from './page-renderer'

const editorsOnly =
  (payload: Payload): RequestHandler =>
  async (request, response, next) => {
    response.set('X-Robots-Tag', 'noindex')
    // A preview is opened in a browser, so only the cookie counts.
    const user = await cookieUser(payload, request)
    if (!user) {
      response.redirect(loginAddress(pathAndQuery(request)))
    } else if (needsSecondFactor(payload, user)) {
      sendText(response, 403, memberMessages.setUpFirst)
    } else if (editors({ req: { user } })) {
      next()
    } else {
      sendText(response, 403, memberMessages.editorsOnly)
    }
  }

/** `/preview/*`: the public pages with the latest drafts, for editors. */
export const previewRouter = (renderer: SiteRenderer, visitor: ApiContext): Router => {
  const renderPage = pageRenderer(renderer, { ...visitor, drafts: true })
  const previews = caseSensitiveRouter()
  previews.use(editorsOnly(visitor.payload))
  previews.get(previewedPages, async (request, response) => {
    await sendWebResponse(await renderPage(pathAndQuery(request), { isPreview: true }), response)
  })
  // Links to any other page leave the preview. Exactly one slash: a path that begins with two would name another host.
  previews.get('/{*path}', ({ url }, response) => {
    response.redirect(url.replace(/^[/\\]+/, '/'))
  })
  return previews
}
