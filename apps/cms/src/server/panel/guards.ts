import { importMessages } from '@tropa/contract/calendar/import'
import { maxBodyBytes } from '@tropa/contract/contract'
import { memberMessages } from '@tropa/contract/member/member'
import { pictureMessages } from '@tropa/contract/panel/pictures'
import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { editors } from '../../payload/access/editors'
import { needsSecondFactor } from '../../payload/access/needs-second-factor'
import { areas } from '../areas'
import { isRead } from '../middleware/same-origin'
import { requestUser } from '../middleware/request-user'
import { sendPanelError } from '../send-error'

/** The most bytes of a body without a file, which no text of the site comes near. */
const maxTextBytes = 1_000_000

/**
 * Limits the body of a request to Payload's REST API, which reads all of it into memory before it
 * checks access. Only members may send more than `/api` takes.
 */
export const limitBody =
  (payload: Payload): RequestHandler =>
  async (request, response, next) => {
    const length = Number(request.get('content-length') ?? 0)
    if (request.get('transfer-encoding') !== undefined) {
      sendPanelError(response, 411, 'Send the length of the body.')
      return
    }
    const isSmall = length <= maxBodyBytes
    const user = isSmall ? null : await requestUser(payload, request)
    const most = request.is('multipart/form-data') ? areas.panelApi.maxBody : maxTextBytes
    if (isSmall || (user && length <= most)) next()
    else sendPanelError(response, 413, ...tooLargeAt(user ? request.path : ''))
  }

/** The message for a body that is too large, and the field of the panel's form that shows it. */
const tooLargeAt = (path: string): [message: string, field?: string] => {
  if (path.startsWith(`/media`)) return [pictureMessages.tooLarge, 'file']
  if (path === `/calendar/import`) return [importMessages.fileTooLarge]
  return ['The request is too large.']
}

/**
 * Keeps members who may not enter the panel out of Payload's REST API, and visitors out of its writes: Payload
 * itself lets every member write preferences and lock documents, and reads a body before it checks access.
 */
export const editorsOnly =
  (payload: Payload): RequestHandler =>
  async (request, response, next) => {
    const user = await requestUser(payload, request)
    if (user && needsSecondFactor(payload, user)) {
      sendPanelError(response, 403, memberMessages.setUpFirst)
      return
    }
    const isAllowed = user ? editors({ req: { user } }) : isRead(request)
    if (isAllowed) next()
    else
      sendPanelError(response, 403, user ? memberMessages.editorsOnly : memberMessages.sessionEnded)
  }
