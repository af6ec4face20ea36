import { errorCodes } from '@tropa/contract/errors'
import type { Request, RequestHandler } from 'express'
import { handleEndpoints, type Payload } from 'payload'
import { type PanelRequest, withPanelRequest } from '../../payload/access/panel-request'
import { retryTransient } from '../../database/transaction'
import { sendWebResponse, toWebRequest } from '../web-streams'
import { sendPanelError } from '../send-error'
import { filterFieldsOf } from './filters'
import { isLongQuery, validateRequest } from './validate-request'
import { userAfterBody } from '../middleware/request-user'
import { plainAddress } from '../plain-address'

/** Payload fails when it looks for versions of something that has no drafts, or restores one. */
const isForMissingVersions = ({ collections, globals }: Payload['config'], path: string) => {
  const [, isGlobal, slug] = /^\/(globals\/)?([\w-]+)\/versions(?:\/|$)/.exec(path) ?? []
  const found = (isGlobal ? globals : collections).find((each) => each.slug === slug)
  return found !== undefined && !found.versions
}

/** Payload's statement for it fails on the embedded database; the panel never deletes a preference. */
const deletesPreference = ({ method, path }: Request) =>
  method === 'DELETE' && path.startsWith('/payload-preferences/')

/** `/cms/api`: Payload's REST API gets only requests that it can handle. */
export const payloadRest = (payload: Payload): RequestHandler => {
  const { config } = payload
  const fields = filterFieldsOf(config)
  return async (request, response) => {
    // The Request constructor refuses this method.
    if (request.method === 'TRACE') {
      sendPanelError(response, 405, 'Not allowed.')
      return
    }
    if (isForMissingVersions(config, request.path) || deletesPreference(request)) {
      sendPanelError(response, 404, errorCodes.NOT_FOUND.message)
      return
    }
    const sent = toWebRequest(request, config.serverURL)
    const valid = await validateRequest(sent, fields)
    if (valid instanceof Response) {
      await sendWebResponse(valid, response)
      return
    }
    const user = await userAfterBody(payload, request)
    const payloadInstanceCacheKey = String(config.custom.instance)
    const method = isLongQuery(sent) ? 'GET' : sent.method
    const handled = await retryTransient(async () => {
      const asked: PanelRequest = { address: plainAddress(request.ip), user, method }
      const answer = await withPanelRequest(asked, () =>
        handleEndpoints({ config, request: valid(), payloadInstanceCacheKey }),
      )
      if (asked.conflict) throw asked.conflict
      return answer
    })
    // Payload says so of collections that it keeps for itself, such as its migrations.
    if (handled.status === 501) {
      sendPanelError(response, 404, errorCodes.NOT_FOUND.message)
      return
    }
    await sendWebResponse(handled, response)
  }
}
