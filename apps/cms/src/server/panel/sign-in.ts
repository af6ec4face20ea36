import { closedPanelAddress, loginAddress } from '@tropa/contract/member/login-address'
import { ownPaths, paths } from '@tropa/contract/pages'
import type { Request, RequestHandler } from 'express'
import type { Payload } from 'payload'
import { stampsOf } from '../../database/stamps'
import { editors } from '../../payload/access/editors'
import { needsSecondFactor } from '../../payload/access/needs-second-factor'
import { panelRoutes } from '../../payload/panel-routes'
import { endSessionOf } from '../../rpc/panel-session'
import { browserOf } from '../middleware/panel-cookie'
import { isSameOrigin } from '../middleware/same-origin'
import { requestUser } from '../middleware/request-user'

/** Payload's pages for visitors, to which its own code leads. */
const accountPages = /^\/(?:login|forgot|reset|verify|logout-inactivity|create-first-user)(?:\/|$)/

/** The page that a request asks for, without the parameter that Next adds to its own requests. */
const pageOf = ({ originalUrl, path, query }: Request) => {
  if (!accountPages.test(path)) {
    return originalUrl.replace(/([?&])_rsc=[^&]*&?/, '$1').replace(/[?&]$/, '')
  }
  return typeof query.redirect === 'string' ? query.redirect : panelRoutes.admin
}

/**
 * Lets editors see the panel's pages. Redirects visitors to the login and from there back to the page, and other
 * members to their home. Next loads such a response to a soft navigation in full.
 */
export const signedInEditors =
  (payload: Payload): RequestHandler =>
  async (request, response, next) => {
    const isAccountPage = accountPages.test(request.path)
    const user = isAccountPage ? null : await requestUser(payload, request)
    if (!user) {
      // Do not ask for a sign-in while MongoDB is unavailable: this throws its error. On SQLite it reads nothing.
      await stampsOf(payload.db).read([])
      response.redirect(303, loginAddress(pageOf(request)))
    } else if (needsSecondFactor(payload, user)) {
      response.redirect(303, ownPaths[user.userType].profile)
    } else if (editors({ req: { user } })) {
      next()
    } else {
      response.redirect(303, closedPanelAddress)
    }
  }

/** Whether the login led here, as a link of another site may ask it to. */
const isFromLogin = (request: Request) => {
  const from = request.get('referer') ?? ''
  return URL.canParse(from) && new URL(from).pathname === paths.login
}

/** Signs out on a navigation from our own pages, but not on a link of another site. */
export const signOut =
  (payload: Payload): RequestHandler =>
  async (request, response) => {
    if (isSameOrigin(request, payload.config.serverURL) && !isFromLogin(request)) {
      const browser = browserOf(payload, request, response)
      await endSessionOf(browser, browser.panelCookie?.value)
      browser.panelCookie?.clear()
    }
    response.redirect(303, loginAddress(panelRoutes.admin))
  }
