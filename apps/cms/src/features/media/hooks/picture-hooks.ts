import { Readable } from 'node:stream'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  UploadConfig,
} from 'payload'
import { editors } from '../../../payload/access/editors'
import type { Media } from '../../../payload/payload-types'
import { gridfsPictures } from '../pictures'

type Handler = NonNullable<UploadConfig['handlers']>[number]

const sizesOf = ({ sizes }: Partial<Media>) => Object.entries(sizes ?? {})

const namesOf = (picture: Partial<Media>) =>
  [picture.filename, ...sizesOf(picture).map(([, size]) => size.filename)].filter(
    (name) => typeof name === 'string',
  )

/** Puts what was uploaded, and its smaller sizes, into the database. */
export const storeUpload: CollectionBeforeChangeHook<Media> = async ({ data, req }) => {
  if (!req.file || !data.filename) return data
  const pictures = gridfsPictures(req.payload)
  const write = (name: string, content: Buffer) => pictures.write(name, Readable.from([content]))
  await write(data.filename, req.file.data)
  for (const [name, { filename }] of sizesOf(data)) {
    const content = req.payloadUploadSizes?.[name]
    if (content && filename) await write(filename, content)
  }
  return data
}

const removeAll = async ({ payload }: PayloadRequest, names: readonly string[]) => {
  const pictures = gridfsPictures(payload)
  await Promise.all(names.map((name) => pictures.remove(name)))
}

/** Removes what another upload has replaced. */
export const removeReplaced: CollectionAfterChangeHook<Media> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return
  const kept = new Set(namesOf(doc))
  await removeAll(
    req,
    namesOf(previousDoc).filter((name) => !kept.has(name)),
  )
}

/** Removes the files of a picture that is deleted. */
export const removeDeleted: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  await removeAll(req, namesOf(doc))
}

/** Serves a picture to the panel. */
export const servePicture: Handler = async (req, { params: { filename }, headers }) => {
  const pictures = gridfsPictures(req.payload)
  // An upload may name what it has stored before, in any shape.
  const isName = typeof filename === 'string' && editors({ req })
  const found = isName ? await pictures.find(filename) : undefined
  if (!found) return Response.json({ errors: [{ message: 'Not found.' }] }, { status: 404 })
  const all = new Headers(headers)
  all.set('Content-Type', 'image/webp')
  all.set('Content-Length', String(found.size))
  all.set('Cache-Control', 'private, max-age=31536000, immutable')
  const body = Readable.toWeb(pictures.read(filename)) as ReadableStream
  return new Response(body, { headers: all })
}
