import type { Payload } from 'payload'
import type { Cache } from '../../cache/cache'
import { inTrash } from '../../payload/fields/deleted-at'
import type { Media } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { fileNamesOf } from './file-names'

/** The names of the files whose pictures are in the trash; visitors do not get them. */
export const readFilesInTrash = (payload: Payload, cache: Cache): Promise<ReadonlySet<string>> =>
  cache.read('files in the trash', [slugs.media], async () => {
    const { docs } = await payload.db.find<Media>({
      collection: slugs.media,
      where: inTrash,
      limit: 0,
      pagination: false,
    })
    return new Set(docs.flatMap(fileNamesOf))
  })
