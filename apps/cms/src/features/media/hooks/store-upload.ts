import { Readable } from 'node:stream'
import type { CollectionBeforeChangeHook } from 'payload'
import type { Media } from '../../../payload/payload-types'
import { sizesOf } from '../file-names'
import { gridfsStore } from '../gridfs-store'

/** Stores an uploaded picture and its smaller sizes in MongoDB. */
export const storeUpload: CollectionBeforeChangeHook<Media> = async ({ data, req }) => {
  if (!req.file || !data.filename) return data
  const store = gridfsStore(req.payload)
  const write = (name: string, content: Buffer) => store.write(name, Readable.from([content]))
  await write(data.filename, req.file.data)
  for (const [size, { filename }] of sizesOf(data)) {
    const content = req.payloadUploadSizes?.[size]
    if (content && filename) await write(filename, content)
  }
  return data
}
