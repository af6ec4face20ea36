import { isRecord } from '@tropa/contract/base/is-record'
import {
  fromPage,
  isNotification,
  notificationMessages,
} from '@tropa/contract/notification/notifications'
import { paths } from '@tropa/contract/pages'
import express, { type Router } from 'express'
import { unsubscribe } from '../../features/notification/unsubscribe'
import type { SharedContext } from '../api/api-router'
import { areas, caseSensitiveRouter } from '../areas'
import { sendErrorPage } from '../middleware/error-handler'

/**
 * Switches mails off for a mail program (RFC 8058), which must not be redirected, and for the page of the link, which
 * leads on. Reading the address does nothing: programs that look for dangerous mail follow links too.
 */
export const unsubscribeRouter = ({ payload }: SharedContext): Router => {
  const router = caseSensitiveRouter()
  const readForm = express.urlencoded({ extended: false, limit: areas.pages.maxBody })
  router.post(paths.unsubscribe, readForm, async (request, response) => {
    const { kind, key } = request.query
    const isDone =
      isNotification(kind) && typeof key === 'string' && (await unsubscribe(payload, kind, key))
    const body: unknown = request.body
    response.set('Cache-Control', 'no-store')
    if (!isDone) sendErrorPage(response, 404, notificationMessages.noLink)
    else if (isRecord(body) && fromPage in body) response.redirect(303, paths.unsubscribed)
    else response.type('text').send(notificationMessages.off)
  })
  return router
}
