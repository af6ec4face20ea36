import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { MongoClient, WriteConcern } from 'mongodb'
import type { DatabaseAdapterObj } from 'payload'
import { EnvError } from '../env'

const answerWithin = 5000

const durable = new WriteConcern('majority', undefined, true)

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
      serverSelectionTimeoutMS: answerWithin,
      socketTimeoutMS: 30_000,
      writeConcern: durable,
    },
    transactionOptions: { readConcern: { level: 'snapshot' }, writeConcern: durable },
  })

/**
 * Asks the server whether it is there, before anything is begun.
 *
 * @throws EnvError where it does not answer or does not let us in
 */
export const checkMongodb = async (url: string): Promise<void> => {
  try {
    const client = new MongoClient(url, {
      serverSelectionTimeoutMS: answerWithin,
      connectTimeoutMS: answerWithin,
    })
    await client
      .db()
      .command({ ping: 1 })
      .finally(() => client.close())
  } catch (error) {
    // The driver quotes an address that it cannot read, and the address may hold a password.
    const reason = error instanceof Error ? error.message.replaceAll(url, 'the address') : ''
    throw new EnvError(`DATABASE_URL names a MongoDB that cannot be reached (${reason}).`)
  }
}
