import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { errorCodes } from '@tropa/contract/errors'
import { memberMessages } from '@tropa/contract/member'
import { editors } from '../../payload/access/editors'
import { requestUser } from '../middleware/request-user'
import { isDecodable } from './validate-request'

const actionId = /^[\da-f]{40,64}$/

const isActionBody = (type = '') => /^(text\/plain|multipart\/form-data; *boundary=.)/i.test(type)

/**
 * Refuses requests to the panel's pages on which Next would fail, and server actions of strangers: the
 * pages that a visitor may open call none.
 */
export const checkPanelRequest =
  (payload: Payload): RequestHandler =>
  async (request, response, next) => {
    const refuse = (status: number, message: string) => {
      response.status(status).set('Cache-Control', 'no-store').type('text').send(message)
    }
    const { message: badRequest } = errorCodes.BAD_REQUEST
    if (!isDecodable(request.originalUrl.split('?')[0] ?? '')) {
      refuse(errorCodes.BAD_REQUEST.status, badRequest)
      return
    }
    const action = request.get('next-action')
    // The panel's own pages name a server action; Next fails on any other form.
    if (action === undefined && request.method === 'POST') {
      response.set('Allow', 'GET, HEAD')
      refuse(405, 'Not allowed.')
      return
    }
    if (action === undefined) {
      next()
      return
    }
    const user = await requestUser(payload, request)
    if (!user) {
      refuse(errorCodes.FORBIDDEN.status, memberMessages.sessionEnded)
    } else if (!editors({ req: { user } })) {
      refuse(errorCodes.FORBIDDEN.status, memberMessages.editorsOnly)
    } else if (
      request.method === 'POST' &&
      actionId.test(action) &&
      isActionBody(request.get('content-type'))
    ) {
      next()
    } else {
      refuse(errorCodes.BAD_REQUEST.status, badRequest)
    }
  }
