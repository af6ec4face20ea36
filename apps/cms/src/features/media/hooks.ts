import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { trashMessages } from '@tropa/contract/trash/trash'
import { isRecord } from '@tropa/contract/base/is-record'
import type {
  Payload,
  UploadConfig,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  File,
  CollectionAfterDeleteHook,
  CollectionAfterChangeHook,
} from 'payload'
import type { Cache } from '../../cache/cache'
import { findRow, findRows } from '../../database/rows'
import { joinWork } from '../../database/unit-of-work'
import { editors } from '../../payload/access/editors'
import { inTrash } from '../../payload/fields/deleted-at'
import type { Operation } from '../../payload/hooks/operation'
import { marksOf } from '../../payload/hooks/request-marks'
import { visibleError } from '../../payload/hooks/visible-error'
import type { Media } from '../../payload/payload-types'
import { pictureStoreOf } from '../../database/pictures'
import { findPicture } from './picture-name'
import { findPortraitUses } from './portrait-uses'
import { reencode } from './reencode'

const sizesOf = ({ sizes }: Partial<Media>) => Object.entries(sizes ?? {})

export const fileNamesOf = (picture: object): string[] => {
  const sizes = 'sizes' in picture && isRecord(picture.sizes) ? Object.values(picture.sizes) : []
  return [picture, ...sizes]
    .map((file) => (isRecord(file) ? file.filename : undefined))
    .filter((name) => typeof name === 'string')
}

/** The names of the files whose pictures are in the trash; visitors do not get them. */
export const readFilesInTrash = (payload: Payload, cache: Cache): Promise<ReadonlySet<string>> =>
  cache.read('files in the trash', ['media'], async () => {
    const pictures = await findRows(payload, 'media', { where: inTrash })
    return new Set(pictures.flatMap(fileNamesOf))
  })

type UploadHandler = NonNullable<UploadConfig['handlers']>[number]

export const serveUpload: UploadHandler = async (req, { params: { filename }, headers }) => {
  const store = pictureStoreOf(req.payload)
  // Payload passes on whatever an upload named its file, which is not always a text.
  const isReadable = typeof filename === 'string' && editors({ req })
  const picture = isReadable ? await findPicture(store, filename) : undefined
  if (!picture) return Response.json({ errors: [{ message: 'Not found.' }] }, { status: 404 })
  const responseHeaders = new Headers(headers)
  responseHeaders.set('Content-Type', 'image/webp')
  responseHeaders.set('Content-Length', String(picture.size))
  responseHeaders.set('Cache-Control', 'private, max-age=31536000, immutable')
  const body = Readable.toWeb(store.read(filename)) as ReadableStream
  return new Response(body, { headers: responseHeaders })
}

const refusePortrait = async (req: PayloadRequest, id: number | string) => {
  const uses = await findPortraitUses(req, id)
  const use = uses.find(({ isInTrash }) => !isInTrash) ?? uses[0]
  if (!use) return
  const message = use.isInTrash ? trashMessages.portraitInTrash : trashMessages.portraitInUse
  throw visibleError(message(use.name))
}

/** Refuses to delete a picture that a team member uses as their portrait, published, in a draft or in the trash. */
export const keepPortraits: CollectionBeforeDeleteHook = ({ id, req }) => refusePortrait(req, id)

/** Refuses to move such a picture to the trash. */
export const keepPortraitsOutOfTrash: CollectionBeforeChangeHook<Media> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (originalDoc && data.deletedAt) await refusePortrait(req, originalDoc.id)
  return data
}

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

const readStoredFile = async ({ payload }: PayloadRequest, id: unknown) => {
  const picture = await findRow(payload, 'media', { id: { equals: id } })
  if (!picture?.filename) return undefined
  return webpFile(await buffer(pictureStoreOf(payload).read(basename(picture.filename))))
}

/**
 * Re-encodes an uploaded picture. An upload and a moved focal point both give the picture a new file
 * name, because browsers cache what they have fetched for a year.
 */
export const reencodeUpload = async ({
  args = {},
  operation,
  overrideAccess,
  req,
}: Operation): Promise<void> => {
  // Payload checks access after this hook and then refuses these callers.
  if (!overrideAccess && !editors({ req })) return
  // Without a file Payload would fetch one from an address in the request, unchecked.
  if (operation === 'create' && !req.file) throw visibleError('Choose a picture.', 400, 'file')
  const focalPoint = takeFocalPoint(req)
  if (req.file) {
    Object.assign(req.file, webpFile(await reencode(req.file.data)))
  } else if (focalPoint && operation === 'update' && 'id' in args) {
    const file = await readStoredFile(req, args.id)
    if (file) req.file = file
  }
  if (focalPoint && req.file) req.query.uploadEdits = { focalPoint }
  marksOf(req).picture = req.file?.data
}

/** Payload takes every WebP for an animated one and compresses it again, so store the picture as it was before. */
export const keepSize: CollectionBeforeChangeHook<Media> = ({ data, req }) => {
  const { picture } = marksOf(req)
  return picture ? { ...data, filesize: picture.length } : data
}

/** Removes files once the write that no longer names them is committed: if it fails, its picture keeps them. */
const removeAfterCommit = ({ payload, transactionID }: PayloadRequest, names: string[]) =>
  joinWork({ payload, transactionID }, (work) =>
    work.afterCommit(async () => {
      const store = pictureStoreOf(payload)
      await Promise.all(names.map((name) => store.remove(name))).catch((error: unknown) =>
        payload.logger.warn({ err: error }, 'a removed picture left its files'),
      )
    }),
  )

export const removeDeletedFiles: CollectionAfterDeleteHook<Media> = ({ doc, req }) =>
  removeAfterCommit(req, fileNamesOf(doc))

/**
 * Stores an uploaded picture and its smaller sizes once its row is written, and removes the files that it replaces.
 * A request may ask for a `doc` without the files' names; `data` has them.
 */
export const storeUpload: CollectionAfterChangeHook<Media> = async ({ data, previousDoc, req }) => {
  const { picture } = marksOf(req)
  if (!picture || !data.filename) return
  const store = pictureStoreOf(req.payload)
  const write = (name: string, content: Buffer) => store.write(name, Readable.from([content]))
  await write(data.filename, picture)
  for (const [size, { filename }] of sizesOf(data)) {
    const content = req.payloadUploadSizes?.[size]
    if (content && filename) await write(filename, content)
  }
  const current = new Set(fileNamesOf(data))
  const replaced = fileNamesOf(previousDoc).filter((name) => !current.has(name))
  await removeAfterCommit(req, replaced)
}
