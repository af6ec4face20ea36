import type { Payload, PayloadRequest } from 'payload'
import { isMongodb } from '../../database/engine'
import { databaseOf, seedCollection } from '../../database/mongodb/side-collections'
import { deleteAllPictures } from '../../features/media/picture-store'
import { globalSlugs, slugs } from '../../payload/slugs'

const seededCollections = [slugs.members, slugs.records, slugs.calendar, slugs.team, slugs.media]
const seededGlobals = [globalSlugs.home, globalSlugs.about, globalSlugs.rules]

const deleteSeededContent = async (payload: Payload, req: PayloadRequest) => {
  for (const collection of seededCollections) {
    await payload.delete({
      collection,
      where: {},
      overrideAccess: true,
      disableTransaction: true,
      req,
    })
  }
  await deleteAllPictures(payload)
  for (const globalSlug of seededGlobals) {
    await payload.db.deleteVersions({ globalSlug, where: {}, req })
  }
  // A publication that is not counted would be kept as the first revision when the rules are written again.
  await payload.db.updateGlobal({ slug: globalSlugs.rules, data: { _status: 'draft' }, req })
  await payload.db.deleteMany({ collection: slugs.rulesRevisions, where: {}, req })
}

/** Remembers in the database that a seed has begun and not yet finished. */
export interface SeedProgress {
  isIncomplete: () => Promise<boolean>
  /** Marks the seed as begun and deletes what an earlier, incomplete one has left. */
  begin: (req: PayloadRequest) => Promise<void>
  finish: () => Promise<void>
}

/**
 * The progress of the seed on MongoDB, where a mark tells an incomplete seed from content of members.
 * One transaction for the whole seed is not possible there: the server aborts it after a minute, and
 * keeps the transaction of a killed process open for just as long.
 *
 * @returns `undefined` on the embedded database, which seeds in one transaction
 */
export const seedProgressOf = (payload: Payload): SeedProgress | undefined => {
  if (!isMongodb(payload.db)) return undefined
  const marks = seedCollection(databaseOf(payload.db))
  const mark = { _id: 'seed' } as const
  return {
    isIncomplete: async () => (await marks.findOne(mark)) !== null,
    begin: async (req) => {
      await marks.updateOne(mark, { $set: mark }, { upsert: true })
      await deleteSeededContent(payload, req)
    },
    finish: async () => {
      await marks.deleteOne(mark)
    },
  }
}
