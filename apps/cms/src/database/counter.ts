import type { Payload } from 'payload'
import { RateLimiterMemory, RateLimiterMongo } from 'rate-limiter-flexible'
import { isMongodb } from './engine'
import { rateLimitCollectionName } from './mongodb/side-collections'

/** Counts in MongoDB if several instances share one, and in this process's memory otherwise. */
export const createCounter = async (
  { db }: Payload,
  options: { keyPrefix: string; points: number; duration: number },
) => {
  if (!isMongodb(db)) return new RateLimiterMemory(options)
  const counter = new RateLimiterMongo({
    ...options,
    disableIndexesCreation: true,
    storeClient: db.connection.getClient(),
    dbName: db.connection.name,
    tableName: rateLimitCollectionName,
  })
  await counter.createIndexes()
  return counter
}
