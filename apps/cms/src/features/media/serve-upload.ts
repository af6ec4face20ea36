import { Readable } from 'node:stream'
import type { UploadConfig } from 'payload'
import { editors } from '../../payload/access/editors'
import { gridfsStore } from './gridfs-store'

type UploadHandler = NonNullable<UploadConfig['handlers']>[number]

/** Serves a picture from MongoDB to the panel. */
export const serveUpload: UploadHandler = async (req, { params: { filename }, headers }) => {
  const store = gridfsStore(req.payload)
  // Payload passes on whatever an upload named its file, which is not always a text.
  const isReadable = typeof filename === 'string' && editors({ req })
  const picture = isReadable ? await store.find(filename) : undefined
  if (!picture) return Response.json({ errors: [{ message: 'Not found.' }] }, { status: 404 })
  const responseHeaders = new Headers(headers)
  responseHeaders.set('Content-Type', 'image/webp')
  responseHeaders.set('Content-Length', String(picture.size))
  responseHeaders.set('Cache-Control', 'private, max-age=31536000, immutable')
  const body = Readable.toWeb(store.read(filename)) as ReadableStream
  return new Response(body, { headers: responseHeaders })
}
