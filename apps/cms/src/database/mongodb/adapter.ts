import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { MongoClient, WriteConcern } from 'mongodb'
import type { DatabaseAdapterObj } from 'payload'
import { EnvError } from '../../env'
import { indexSearched } from './search-grams'

const answerWithin = 5000

/**
 * What a killed process was writing stays locked for 60 seconds, the server's limit to a transaction.
 * A server older than 4.4 makes the next start wait for that, and the start has to outwait it.
 */
const pastAbandoned = 90_000

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
    afterCreateConnection: ({ connection }) => {
      connection.plugin(indexSearched)
    },
    useJoinAggregations: false,
    migrationDir: 'src/database/migrations/mongodb',
    connectOptions: {
      serverSelectionTimeoutMS: answerWithin,
      socketTimeoutMS: pastAbandoned,
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
