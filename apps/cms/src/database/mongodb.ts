import { mongooseAdapter } from '@payloadcms/db-mongodb'
import type { DatabaseAdapterObj } from 'payload'

/**
 * Payload's adapter for MongoDB. A write is answered once a majority of the replica set has it in
 * its journal. Joins are separate queries, so that what is tested on an older server is what runs.
 *
 * @param url - `mongodb://` or `mongodb+srv://`, with the database's name
 */
export const mongodbDatabase = (url: string): DatabaseAdapterObj =>
  mongooseAdapter({
    url,
    ensureIndexes: true,
    useJoinAggregations: false,
    migrationDir: 'src/migrations/mongodb',
    connectOptions: {
      serverSelectionTimeoutMS: 5000,
      socketTimeoutMS: 30_000,
      writeConcern: { w: 'majority', journal: true },
    },
    transactionOptions: {
      readConcern: { level: 'snapshot' },
      writeConcern: { w: 'majority', journal: true },
    },
  })
