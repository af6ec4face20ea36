import type { Payload } from 'payload'
import { isMongodb } from './engine'
import { deleteAllPictures } from './mongodb/pictures'
import { databaseOf, seedCollection } from './mongodb/side-collections'

/**
 * The progress of the seed on MongoDB, where a mark tells an incomplete seed from content that members wrote.
 * One transaction for the whole seed is not possible there: the server aborts it after a minute, and
 * keeps the transaction of a killed process open for just as long.
 *
 * @returns `undefined` on the embedded database, which seeds in one transaction
 */
export const seedProgressOf = (payload: Payload) => {
  const { db } = payload
  if (!isMongodb(db)) return undefined
  const marks = seedCollection(databaseOf(db))
  const mark = { _id: 'seed' } as const
  return {
    isIncomplete: async () => (await marks.findOne(mark)) !== null,
    /** Marks the seed as begun and deletes what an earlier, incomplete one has left. */
    begin: async () => {
      const { matchedCount } = await marks.updateOne(mark, { $set: mark }, { upsert: true })
      await deleteAllPictures(payload)
      // Another program may have its collections in a database without ours.
      if (matchedCount === 0) return
      // There is no member yet, so that nobody else has written anything.
      const models = [...Object.values(db.collections), ...Object.values(db.versions), db.globals]
      for (const model of models) await model.deleteMany({})
    },
    finish: async () => {
      await marks.deleteOne(mark)
    },
  }
}
