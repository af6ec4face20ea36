import type { RequestHandler } from 'express'
import { errorCodes } from '@tropa/contract/errors'
import { sendStream } from '../web-streams'
import type { PictureStore } from '../../database/engine-types'
import { findPicture, pictureName } from '../../features/media/picture-name'
import { sendText } from '../send-error'

/**
 * `GET /media/NAME` from the folder or the MongoDB that stores pictures, with 304.
 *
 * @param readHidden - reads the names of files that nobody gets
 */
export const servePictures =
  (pictures: PictureStore, readHidden: () => Promise<ReadonlySet<string>>): RequestHandler =>
  async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next()
      return
    }
    const name = pictureName(request.path)
    const picture = await findPicture(pictures, name)
    if (!picture || (await readHidden()).has(name)) {
      sendText(response, 404, errorCodes.NOT_FOUND.message)
      return
    }
    response
      .type('image/webp')
      .set('ETag', `"${picture.version}"`)
      .set('Last-Modified', picture.changedAt.toUTCString())
    if (request.fresh) {
      response.status(304).end()
      return
    }
    response.set('Content-Length', String(picture.size))
    if (request.method === 'HEAD') response.end()
    else await sendStream(pictures.read(name), response)
  }
