import type { CollectionAfterDeleteHook } from 'payload'
import type { Media } from '../../../payload/payload-types'
import { fileNamesOf } from '../file-names'
import { gridfsStore } from '../gridfs-store'

/** Removes the files of a deleted picture from MongoDB. */
export const removeDeletedFiles: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  const store = gridfsStore(req.payload)
  await Promise.all(fileNamesOf(doc).map((name) => store.remove(name)))
}
