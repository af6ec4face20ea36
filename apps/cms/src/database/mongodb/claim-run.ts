import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { isDuplicate } from './duplicate-key'
import { databaseOf, jobCollection, type JobDocument } from './side-collections'

/**
 * Claims the next run of a job, so that one of several instances does it. The embedded database has one
 * process only and needs no claim.
 *
 * @param duration - for how long nobody else gets it, in milliseconds
 * @returns whether this instance is to do it
 */
export const claimRun = async (
  adapter: MongooseAdapter,
  job: JobDocument['_id'],
  now: Date,
  duration: number,
): Promise<boolean> => {
  const isDue = { _id: job, startedAt: { $lte: new Date(now.getTime() - duration) } }
  try {
    const { matchedCount, upsertedCount } = await jobCollection(databaseOf(adapter)).updateOne(
      isDue,
      { $set: { startedAt: now } },
      { upsert: true },
    )
    return matchedCount + upsertedCount > 0
  } catch (error) {
    // It is there and not due, or another instance has just claimed it.
    if (isDuplicate(error)) return false
    throw error
  }
}
