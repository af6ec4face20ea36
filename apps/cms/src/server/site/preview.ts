import { createRouterClient } from '@orpc/server'
import { Router, type RequestHandler } from 'express'
import type { Payload } from 'payload'
import { editors } from '../../payload/access/editors'
import { panelUser } from '../../payload/access/panel-user'
import type { ApiContext } from '../../rpc/context'
import { router } from '../api/router'
import type { Site } from './pages'
import { addressOf, sendWebResponse, webHeaders } from '../web-streams'

/** The pages whose texts are drafted. Whatever else a preview links to is shown as visitors see it. */
const pages = ['/', '/about', '/team', '/calendar', '/rules']

/** Who asks, by the panel's cookie alone: a preview is opened in a browser, not called with a token. */
const readerOf = (payload: Payload, request: Parameters<typeof webHeaders>[0]) => {
  const headers = webHeaders(request)
  headers.delete('authorization')
  return panelUser(payload, headers)
}

const editorsOnly =
  (payload: Payload): RequestHandler =>
  async (request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    const user = await readerOf(payload, request)
    if (!user) {
      response.redirect(`/cms/login?redirect=${encodeURIComponent(addressOf(request))}`)
    } else if (editors({ req: { user } })) {
      next()
    } else {
      response.status(403).type('text').send('Only admins and editors may see drafts.')
    }
  }

/** The public pages with the latest drafts in place of what is published, for who may enter the panel. */
export const preview = (site: Site, visitor: ApiContext): Router => {
  const { payload, env } = visitor
  const { publicUrl } = env
  const client = createRouterClient(router, { context: { ...visitor, drafts: true } })
  const previews = Router()
  previews.use(editorsOnly(payload))
  previews.get(pages, async (request, response) => {
    const asked = new Request(`${publicUrl}${addressOf(request)}`, { method: request.method })
    const answer = await site.render(asked, { client, publicUrl, isPreview: true })
    await sendWebResponse(answer, response)
  })
  // One slash, or what follows it could name another host.
  previews.get('/{*path}', ({ url }, response) => {
    response.redirect(url.replace(/^[/\\]+/, '/'))
  })
  return previews
}
