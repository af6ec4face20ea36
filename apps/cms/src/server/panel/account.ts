import { ORPCError } from '@orpc/server'
import { errorCodes } from '@tropa/contract/errors'
import { inviteMessages, linkRequest } from '@tropa/contract/invite'
import { memberMessages } from '@tropa/contract/member'
import { maxLength } from '@tropa/contract/schemas/text'
import { Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express'
import { addDataAndFileToRequest, createPayloadRequest, type Payload } from 'payload'
import { mailResetLink } from '../../features/member/invite/forgotten-password'
import { signIn } from '../../features/member/sign-in'
import { mayUsePanel } from '../../payload/access/editors'
import { needsSecondFactor } from '../../payload/access/needs-second-factor'
import { isMailSetUp } from '../../payload/email/adapter'
import type { Member } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { apiError, fieldErrors, fieldErrorsOf, headersOf } from '../../rpc/errors'
import { endSessionOf } from '../../rpc/panel-session'
import type { RateLimits } from '../../rpc/rate-limits'
import { endSession } from '../../rpc/session-store'
import { bearerToken } from '../middleware/bearer-token'
import { deviceCookie } from '../middleware/device-cookie'
import { browserOf } from '../middleware/panel-cookie'
import { isSameOrigin } from '../middleware/same-origin'
import { toWebRequest } from '../web-streams'
import { requestUser } from './request-user'
import { sendPanelError } from '../send-error'

const textUpTo = (value: unknown, max: number) =>
  typeof value === 'string' && value.length <= max ? value : ''

const assertEditor = (member: Member) => {
  if (mayUsePanel(member)) return
  throw apiError('FORBIDDEN', 'Only admins and editors can sign in here.')
}

/** The fields of a form that the panel or a program sends. */
const readFields = async (payload: Payload, request: Request) => {
  const req = await createPayloadRequest({
    config: payload.config,
    payloadInstanceCacheKey: String(payload.config.custom.instance),
    request: toWebRequest(request, payload.config.serverURL),
    canSetHeaders: true,
  })
  await addDataAndFileToRequest(req).catch(() => {
    throw apiError('BAD_REQUEST')
  })
  const fields: Record<string, unknown> = req.data ?? {}
  return fields
}

const login =
  (payload: Payload, limits: RateLimits): RequestHandler =>
  async (request, response) => {
    // A form of another site could sign an editor in to an account that is not theirs.
    if (!isSameOrigin(request, payload.config.serverURL)) throw apiError('FORBIDDEN')
    const { username, password, code } = await readFields(payload, request)
    const context = { ...browserOf(payload, request, response), limits }
    const device = deviceCookie(request, response, payload.config.serverURL)
    const { exp, sid, member, deviceToken } = await signIn(context, {
      username: textUpTo(username, maxLength.username),
      password: textUpTo(password, maxLength.password),
      code: textUpTo(code, maxLength.code),
      deviceToken: device.value,
      replaces: bearerToken(request),
      allow: assertEditor,
    })
    const user = await payload.findByID({
      collection: slugs.members,
      id: member.id,
      depth: 0,
      overrideAccess: false,
      user: { ...member, collection: slugs.members, _sid: sid },
    })
    device.set(deviceToken)
    response.json({ message: 'Signed in.', user: { ...user, sessions: undefined }, exp })
  }

const logout =
  (payload: Payload): RequestHandler =>
  async (request, response) => {
    if (!isSameOrigin(request, payload.config.serverURL)) throw apiError('FORBIDDEN')
    const browser = browserOf(payload, request, response)
    const user = await requestUser(payload, request)
    if (user && '_sid' in user) await endSession(browser, user, String(user._sid))
    // Payload takes no cookie from an address other than `PUBLIC_URL`.
    await endSessionOf(browser, browser.panelCookie?.value)
    browser.panelCookie?.clear()
    response.json({ message: memberMessages.loggedOut })
  }

/** Mails the link of a forgotten password, where mail is sent. */
const forgotPassword =
  (payload: Payload, limits: RateLimits): RequestHandler =>
  async (request, response) => {
    if (!isMailSetUp(payload)) throw apiError('NOT_FOUND')
    if (!isSameOrigin(request, payload.config.serverURL)) throw apiError('FORBIDDEN')
    const address = request.ip ?? ''
    await limits.countLinkRequest(address)
    const { username = '' } = await readFields(payload, request)
    const asked = linkRequest.safeParse({ username })
    if (!asked.success) throw fieldErrors({ username: asked.error.issues[0]?.message ?? '' })
    response.json({ message: inviteMessages.linkRequested })
    // Not before the response, whose time would tell whether there is such a member.
    mailResetLink({ payload, limits, address }, asked.data.username).catch((error: unknown) =>
      request.log.error({ err: error }, 'a link to choose a new password was not mailed'),
    )
  }

/** Sessions end after seven days, so the panel gets no new token. */
const refresh =
  (payload: Payload): RequestHandler =>
  async (request, response) => {
    const user = await requestUser(payload, request)
    if (user && needsSecondFactor(payload, user))
      throw apiError('FORBIDDEN', memberMessages.setUpFirst)
    if (user) response.json({ message: 'Still signed in.', user, refreshedToken: null })
    else sendPanelError(response, errorCodes.UNAUTHORIZED.status, errorCodes.UNAUTHORIZED.message)
  }

const accountErrorHandler: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof ORPCError) {
    response.set(headersOf(error))
    sendPanelError(response, error.status, error.message, fieldErrorsOf(error))
  } else {
    next(error)
  }
}

/** The panel's sign-in and sign-out, with the checks, rate limits and session list of `/api`. */
export const accountRouter = (payload: Payload, limits: RateLimits): Router => {
  const router = Router()
  router.post('/login', login(payload, limits))
  router.post('/forgot-password', forgotPassword(payload, limits))
  router.post('/logout', logout(payload))
  router.post('/refresh-token', refresh(payload))
  router.use(accountErrorHandler)
  return router
}
