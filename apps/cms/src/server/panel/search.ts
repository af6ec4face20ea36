import { memberMessages } from '@tropa/contract/member'
import { panelSearchQuery } from '@tropa/contract/search/panel-search'
import type { RequestHandler } from 'express'
import { findInPanel } from '../../features/search/panel/find-in-panel'
import type { SharedContext } from '../api/api-router'
import { sendPanelError } from '../send-error'
import { requestUser } from './request-user'

/** Responds with what the member who asks may read in the panel; others were refused before. */
export const panelSearch =
  ({ payload, cache, env }: SharedContext): RequestHandler =>
  async (request, response) => {
    const user = await requestUser(payload, request)
    if (!user) {
      sendPanelError(response, 403, memberMessages.sessionEnded)
      return
    }
    const query = panelSearchQuery.safeParse(request.query)
    if (!query.success) {
      sendPanelError(response, 400, query.error.issues[0]?.message ?? '')
      return
    }
    const { timeZone } = env
    response.json(await findInPanel({ payload, cache, user, timeZone }, query.data.q))
  }
