import { maxBodyBytes } from '@tropa/contract/contract'
import type { Request, RequestHandler } from 'express'
import type { Payload } from 'payload'
import { editors } from '../../payload/access/editors'
import { panelUser } from '../../payload/access/panel-user'
import { slugs } from '../../payload/slugs'
import { addressOf, webHeaders } from '../web-streams'

/** The longest body of somebody who is signed in: a picture of 10 MB and the fields around it. */
const maxUploadBytes = 11_000_000

/**
 * Bounds what Payload's REST is sent, which it reads into memory before it asks who sends it. Nobody
 * sends much without being signed in, and nobody more than they say.
 */
export const boundedBody =
  (payload: Payload): RequestHandler =>
  async (request, response, next) => {
    const refuse = (status: number, message: string) =>
      response.status(status).json({ errors: [{ message }] })
    const length = Number(request.get('content-length') ?? 0)
    if (request.get('transfer-encoding') !== undefined) {
      refuse(411, 'Send the length of the body.')
    } else if (length <= maxBodyBytes) {
      next()
    } else {
      const user = await panelUser(payload, webHeaders(request))
      if (user && length <= maxUploadBytes) next()
      else refuse(413, 'The request is too large.')
    }
  }

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Accounts answer for themselves; the address is looked at as Payload will look at it. */
const isForAnybody = (request: Request) => {
  if (readingMethods.has(request.method)) return true
  const { pathname } = new URL(addressOf(request), 'http://localhost')
  return pathname.startsWith(`/cms/api/${slugs.members}/`)
}

/**
 * Keeps members who may not enter the panel off its REST: Payload itself lets whoever is signed in
 * write preferences and lock documents, and reads what anybody sends before it asks who it is.
 */
export const editorsOnly =
  (payload: Payload): RequestHandler =>
  async (request, response, next) => {
    const user = await panelUser(payload, webHeaders(request))
    const mayPass = user ? editors({ req: { user } }) : isForAnybody(request)
    if (mayPass) next()
    else
      response.status(403).json({ errors: [{ message: 'Only admins and editors may do this.' }] })
  }
