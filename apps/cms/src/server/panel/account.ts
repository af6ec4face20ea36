import { ORPCError } from '@orpc/server'
import { maxLength } from '@tropa/contract/schemas/text'
import { Router, type ErrorRequestHandler, type RequestHandler } from 'express'
import { addDataAndFileToRequest, createPayloadRequest, type Payload } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'
import { apiError, headersOf } from '../../rpc/errors'
import { toWebRequest, webHeaders } from '../web-streams'
import type { Limits } from '../../rpc/rate-limits'
import { slugs } from '../../payload/slugs'
import type { Member } from '../../payload/payload-types'
import { panelUser } from '../../payload/access/panel-user'
import { endSession } from '../../rpc/session-store'
import { signIn } from '../../features/member/sign-in'

const textOf = (value: unknown, max: number) =>
  typeof value === 'string' && value.length <= max ? value : ''

const authOf = ({ collections }: Payload) => collections[slugs.members].config.auth

const editorsOnly = ({ userType, isEditor }: Member) => {
  if (userType === 'admin' || isEditor) return
  throw apiError('FORBIDDEN', 'Only admins and editors can sign in here.')
}

const login =
  (payload: Payload, limits: Limits): RequestHandler =>
  async (request, response) => {
    const req = await createPayloadRequest({
      config: payload.config,
      request: toWebRequest(request, payload.config.serverURL),
      canSetHeaders: true,
    })
    await addDataAndFileToRequest(req).catch(() => {
      throw apiError('BAD_REQUEST')
    })
    const { username, password } = req.data ?? {}
    const { token, exp, sid, member } = await signIn(payload, limits, {
      username: textOf(username, maxLength.username),
      password: textOf(password, maxLength.password),
      address: request.ip ?? '',
      admit: editorsOnly,
    })
    const user = await payload.findByID({
      collection: slugs.members,
      id: member.id,
      depth: 0,
      overrideAccess: false,
      user: { ...member, collection: slugs.members, _sid: sid },
    })
    const cookie = generatePayloadCookie({
      collectionAuthConfig: authOf(payload),
      cookiePrefix: payload.config.cookiePrefix,
      token,
    })
    response
      .append('Set-Cookie', cookie)
      .json({ message: 'Signed in.', user: { ...user, sessions: undefined }, token, exp })
  }

const logout =
  (payload: Payload): RequestHandler =>
  async (request, response) => {
    const user = await panelUser(payload, webHeaders(request))
    if (user && '_sid' in user) await endSession(payload, user.id, String(user._sid))
    const cookie = generateExpiredPayloadCookie({
      collectionAuthConfig: authOf(payload),
      cookiePrefix: payload.config.cookiePrefix,
    })
    response.append('Set-Cookie', cookie).json({ message: 'Logged out.' })
  }

/** A panel session ends with its seven days, as the members' do: the panel is told so, not given another. */
const refresh =
  (payload: Payload): RequestHandler =>
  async (request, response) => {
    const user = await panelUser(payload, webHeaders(request))
    if (user) response.json({ message: 'Still signed in.', user, refreshedToken: null })
    else response.status(401).json({ errors: [{ message: 'Please log in.' }] })
  }

const refuse: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (!(error instanceof ORPCError)) {
    next(error)
    return
  }
  const { status, message } = error
  response
    .status(status)
    .set(headersOf(error))
    .json({ errors: [{ message }] })
}

/** What the panel's own sign-in goes through: the same checks, limits and session list as `/api`. */
export const panelAccount = (payload: Payload, limits: Limits): Router => {
  const router = Router()
  router.post('/login', login(payload, limits))
  router.post('/logout', logout(payload))
  router.post('/refresh-token', refresh(payload))
  router.use(refuse)
  return router
}
