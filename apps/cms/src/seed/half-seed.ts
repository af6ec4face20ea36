import type { Payload, PayloadRequest } from 'payload'
import { isMongodb } from '../database/engine'
import { databaseOf, seedCollection } from '../database/mongodb/side-collections'
import { forgetPictures } from '../features/media/pictures'
import { globalSlugs, slugs } from '../payload/slugs'

const filled = [slugs.members, slugs.records, slugs.calendar, slugs.team, slugs.media]
const filledGlobals = [globalSlugs.home, globalSlugs.about, globalSlugs.rules]

const clear = async (payload: Payload, req: PayloadRequest) => {
  const outright = { overrideAccess: true, disableTransaction: true, req } as const
  for (const collection of filled) await payload.delete({ collection, where: {}, ...outright })
  await forgetPictures(payload)
  for (const globalSlug of filledGlobals) {
    await payload.db.deleteVersions({ globalSlug, where: {}, req })
  }
}

/** The mark of a seed that is under way. */
export interface HalfSeed {
  isThere: () => Promise<boolean>
  /** Marks a seed, and clears away what one that was cut short has left. */
  begin: (req: PayloadRequest) => Promise<void>
  end: () => Promise<void>
}

/**
 * What tells, on a MongoDB, a seed that was cut short from what people have made: there it is no
 * single transaction, for the server ends one after a minute and keeps that of a killed process for
 * as long. On the embedded database there is nothing to tell.
 */
export const halfSeedIn = (payload: Payload): HalfSeed | undefined => {
  if (!isMongodb(payload.db)) return undefined
  const marks = seedCollection(databaseOf(payload.db))
  const mark = { _id: 'seed' } as const
  return {
    isThere: async () => (await marks.findOne(mark)) !== null,
    begin: async (req) => {
      await marks.updateOne(mark, { $set: mark }, { upsert: true })
      await clear(payload, req)
    },
    end: async () => {
      await marks.deleteOne(mark)
    },
  }
}
