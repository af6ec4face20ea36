import type { RequestHandler } from 'express'
import { handleEndpoints, type SanitizedConfig } from 'payload'
import { sendWebResponse, toWebRequest } from './web-streams'

/** Payload's own REST under `/cms/api`, answered without waking the panel. */
export const cmsRest =
  (config: SanitizedConfig): RequestHandler =>
  async (request, response) => {
    await sendWebResponse(
      await handleEndpoints({ config, request: toWebRequest(request, config.serverURL) }),
      response,
    )
  }
