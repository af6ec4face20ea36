import type { Request, RequestHandler } from 'express'
import { handleEndpoints, type SanitizedConfig } from 'payload'
import type { Pictures } from '../../features/media/pictures'
import { readPanelRequest } from './validate-request'
import { findPicture, nameOf } from '../site/pictures'
import { sendWebResponse, toWebRequest } from '../web-streams'

/** Payload looks for drafts also where there are none, and fails. */
const asksForNoDrafts = ({ collections, globals }: SanitizedConfig, path: string) => {
  const [, isGlobal, slug] = /^\/(globals\/)?([\w-]+)\/versions(?:\/|$)/.exec(path) ?? []
  const found = (isGlobal ? globals : collections).find((each) => each.slug === slug)
  return found !== undefined && !found.versions
}

/** Payload's statement for it fails on the embedded database; the panel only ever sets one. */
const forgetsPreference = ({ method, path }: Request) =>
  method === 'DELETE' && path.startsWith('/payload-preferences/')

/** A picture that is none: Payload's answer for one beside the embedded database is a failure. */
const isLostPicture = async (pictures: Pictures, path: string) => {
  const [, last = ''] = /^\/media\/file(\/[^/]+)$/.exec(path) ?? []
  const name = nameOf(last)
  return name !== '' && !(await findPicture(pictures, name))
}

/**
 * Payload's own REST under `/cms/api`, answered without waking the panel.
 *
 * @param pictures - where pictures are kept
 */
export const cmsRest =
  (config: SanitizedConfig, pictures: Pictures): RequestHandler =>
  async (request, response) => {
    // A web request cannot be made of it.
    if (request.method === 'TRACE') {
      response.status(405).json({ errors: [{ message: 'Not allowed.' }] })
      return
    }
    if (
      asksForNoDrafts(config, request.path) ||
      forgetsPreference(request) ||
      (await isLostPicture(pictures, request.path))
    ) {
      response.status(404).json({ errors: [{ message: 'Not found.' }] })
      return
    }
    const read = await readPanelRequest(toWebRequest(request, config.serverURL))
    const answer = read instanceof Request ? await handleEndpoints({ config, request: read }) : read
    await sendWebResponse(answer, response)
  }
