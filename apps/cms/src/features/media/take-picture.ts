import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { isRecord } from '@tropa/contract/is-record'
import { APIError, type File, type Payload, type PayloadRequest } from 'payload'
import { editors } from '../../payload/access/editors'
import type { Operation } from '../../payload/hooks/operation'
import type { Media } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import type { Pictures } from './pictures'
import { reencode } from './reencode'

type FocalPoint = Record<'x' | 'y', unknown>

const newName = () => `${randomUUID()}.webp`

/** What the panel asks to be done to a picture. Cutting it is not offered: pages cut it themselves. */
const takeFocalPoint = ({ query }: PayloadRequest): FocalPoint | undefined => {
  const edits = query.uploadEdits
  delete query.uploadEdits
  return isRecord(edits) && isRecord(edits.focalPoint)
    ? (edits.focalPoint as FocalPoint)
    : undefined
}

const redrawn = async (pictures: Pictures, { filename }: Media): Promise<File | undefined> => {
  if (!filename) return undefined
  const data = await buffer(pictures.read(basename(filename)))
  return { data, mimetype: 'image/webp', name: newName(), size: data.length }
}

const storedPicture = ({ payload }: PayloadRequest, id: unknown) =>
  payload.db.findOne<Media>({ collection: slugs.media, where: { id: { equals: id } } })

/**
 * Before a picture is stored or another part of it comes to the middle: it gets a new name, so that
 * an address, which browsers keep for a year, never changes its picture.
 *
 * @param picturesOf - where pictures are kept
 */
export const takePicture =
  (picturesOf: (payload: Payload) => Pictures) =>
  async ({ args = {}, operation, overrideAccess, req }: Operation): Promise<void> => {
    // Access is checked after this: nothing is drawn for who will be refused.
    if (!overrideAccess && !editors({ req })) return
    // Payload would fetch a picture from an address, past everything that is checked here.
    if (operation === 'create' && !req.file)
      throw new APIError('Choose a picture.', 400, null, true)
    const focalPoint = takeFocalPoint(req)
    if (req.file) {
      const data = await reencode(req.file.data)
      Object.assign(req.file, { data, mimetype: 'image/webp', name: newName(), size: data.length })
    } else if (focalPoint && operation === 'update' && 'id' in args) {
      const stored = await storedPicture(req, args.id)
      const file = stored ? await redrawn(picturesOf(req.payload), stored) : undefined
      if (file) req.file = file
    }
    if (focalPoint && req.file) req.query.uploadEdits = { focalPoint }
  }
