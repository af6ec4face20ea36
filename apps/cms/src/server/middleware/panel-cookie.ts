import { signedOutCookie } from '@tropa/contract/member/session'
import type { Request, RequestHandler, Response } from 'express'
import { parseCookies, type Payload } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'
import type { PanelCookie } from '../../rpc/context'
import { endSessionOf } from '../../rpc/panel-session'
import { webHeaders } from '../web-streams'
import { plainAddress } from '../plain-address'
import { isRead, isSameOrigin, mayUseCookie } from './same-origin'

const nameIn = ({ config }: Payload) => `${config.cookiePrefix}-token`

const tokenIn = (payload: Payload, request: Request) =>
  parseCookies(webHeaders(request)).get(nameIn(payload))

/** The token of the panel's cookie, unless another site sends the request to do something with it. */
export const trustedPanelToken = (payload: Payload, request: Request): string | undefined =>
  mayUseCookie(request, payload.config.serverURL) ? tokenIn(payload, request) : undefined

/** The panel's cookie, for sign-ins and sign-outs from our own origin. */
export const panelCookie = (
  payload: Payload,
  request: Request,
  response: Response,
): PanelCookie | undefined => {
  if (!isSameOrigin(request, payload.config.serverURL)) return undefined
  const { config, collections } = payload
  const attributes = {
    collectionAuthConfig: collections['members'].config.auth,
    cookiePrefix: config.cookiePrefix,
  }
  // If several changes are made during a request, the last one is sent.
  const send = (cookie: string) => {
    const others = [response.getHeader('Set-Cookie') ?? []]
      .flat()
      .map(String)
      .filter((each) => !each.startsWith(`${nameIn(payload)}=`))
    response.setHeader('Set-Cookie', [...others, cookie])
  }
  return {
    get value() {
      return tokenIn(payload, request)
    },
    set: (token) => {
      send(generatePayloadCookie({ ...attributes, token }))
    },
    clear: () => {
      send(generateExpiredPayloadCookie(attributes))
    },
  }
}

export const browserOf = (payload: Payload, request: Request, response: Response) => ({
  payload,
  address: plainAddress(request.ip),
  panelCookie: panelCookie(payload, request, response),
})

const withoutCookies = (header: string, names: string[]) =>
  header
    .split(/; */)
    .filter((pair) => !names.includes(pair.split('=')[0] ?? ''))
    .join('; ')

/**
 * Finishes a sign-out that did not reach the server: ends the panel's session, and handles the request
 * without its cookie. Only a response that nobody may store forgets the sign-out.
 */
export const finishSignOut =
  (payload: Payload): RequestHandler =>
  async (request, response, next) => {
    const { cookie = '' } = request.headers
    if (!cookie.includes(signedOutCookie)) {
      next()
      return
    }
    const cookies = parseCookies(webHeaders(request))
    request.headers.cookie = withoutCookies(cookie, [nameIn(payload), signedOutCookie])
    try {
      await endSessionOf(
        { payload, address: plainAddress(request.ip) },
        cookies.get(nameIn(payload)),
      )
    } catch (error) {
      // A page is shown without a database too; the next request tries again.
      if (!isRead(request)) throw error
      request.log.error({ err: error }, 'a sign-out could not be finished')
    }
    if (!isRead(request)) response.clearCookie(signedOutCookie)
    next()
  }
