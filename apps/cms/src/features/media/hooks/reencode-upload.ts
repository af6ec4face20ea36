import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { isRecord } from '@tropa/contract/is-record'
import type { File, Payload, PayloadRequest } from 'payload'
import { editors } from '../../../payload/access/editors'
import type { Operation } from '../../../payload/hooks/operation'
import { visibleError } from '../../../payload/hooks/visible-error'
import type { Media } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'
import type { PictureStore } from '../picture-store'
import { reencode } from '../reencode'

const webpFile = (data: Buffer): File => ({
  data,
  mimetype: 'image/webp',
  name: `${randomUUID()}.webp`,
  size: data.length,
})

/** Removes every requested edit except the focal point: pages crop pictures themselves. */
const takeFocalPoint = ({ query }: PayloadRequest) => {
  const edits = query.uploadEdits
  delete query.uploadEdits
  return isRecord(edits) && isRecord(edits.focalPoint) ? edits.focalPoint : undefined
}

const readStoredFile = async (store: PictureStore, { payload }: PayloadRequest, id: unknown) => {
  const picture = await payload.db.findOne<Media>({
    collection: slugs.media,
    where: { id: { equals: id } },
  })
  if (!picture?.filename) return undefined
  return webpFile(await buffer(store.read(basename(picture.filename))))
}

/**
 * Re-encodes an uploaded picture. An upload and a moved focal point both give the picture a new file
 * name, because browsers cache what they have fetched for a year.
 *
 * @param openStore - opens the store that holds the pictures
 */
export const reencodeUpload =
  (openStore: (payload: Payload) => PictureStore) =>
  async ({ args = {}, operation, overrideAccess, req }: Operation): Promise<void> => {
    // Payload checks access after this hook and then refuses these callers.
    if (!overrideAccess && !editors({ req })) return
    // Without a file Payload would fetch one from an address in the request, unchecked.
    if (operation === 'create' && !req.file) throw visibleError('Choose a picture.')
    const focalPoint = takeFocalPoint(req)
    if (req.file) {
      Object.assign(req.file, webpFile(await reencode(req.file.data)))
    } else if (focalPoint && operation === 'update' && 'id' in args) {
      const file = await readStoredFile(openStore(req.payload), req, args.id)
      if (file) req.file = file
    }
    if (focalPoint && req.file) req.query.uploadEdits = { focalPoint }
  }
