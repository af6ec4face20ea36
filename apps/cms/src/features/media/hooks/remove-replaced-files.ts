import type { CollectionAfterChangeHook } from 'payload'
import type { Media } from '../../../payload/payload-types'
import { fileNamesOf } from '../file-names'
import { gridfsStore } from '../gridfs-store'

/** Removes the files that a new upload has replaced from MongoDB. */
export const removeReplacedFiles: CollectionAfterChangeHook<Media> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return
  const store = gridfsStore(req.payload)
  const current = new Set(fileNamesOf(doc))
  const replaced = fileNamesOf(previousDoc).filter((name) => !current.has(name))
  await Promise.all(replaced.map((name) => store.remove(name)))
}
