import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { errorCodes } from '@tropa/contract/errors'
import { memberMessages } from '@tropa/contract/member/member'
import { editors } from '../../payload/access/editors'
import { requestUser } from '../middleware/request-user'
import { isDecodable } from './validate-request'
import { sendText } from '../send-error'

/** Next fails on a multipart form without a boundary. */
const lacksBoundary = (type = '') => /^multipart\/(?!.*boundary=.)/i.test(type)

/**
 * Refuses requests to the panel's pages on which Next would fail, and server actions of strangers: the
 * pages that a visitor may open call none.
 */
export const checkPanelRequest =
  (payload: Payload): RequestHandler =>
  async (request, response, next) => {
    if (!isDecodable(request.originalUrl.split('?')[0] ?? '')) {
      sendText(response, errorCodes.BAD_REQUEST.status, errorCodes.BAD_REQUEST.message)
      return
    }
    if (request.get('next-action') !== undefined) {
      const user = await requestUser(payload, request)
      const message = user ? memberMessages.editorsOnly : memberMessages.sessionEnded
      if (!user || !editors({ req: { user } }))
        sendText(response, errorCodes.FORBIDDEN.status, message)
      else if (!lacksBoundary(request.get('content-type'))) next()
      else sendText(response, errorCodes.BAD_REQUEST.status, errorCodes.BAD_REQUEST.message)
    } else if (request.method === 'POST') {
      // The panel's own pages name a server action; Next fails on any other form.
      response.set('Allow', 'GET, HEAD')
      sendText(response, 405, 'Not allowed.')
    } else {
      next()
    }
  }
