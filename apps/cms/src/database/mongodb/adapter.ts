import { mongooseAdapter, type MongooseAdapter } from '@payloadcms/db-mongodb'
import { MongoClient, WriteConcern } from 'mongodb'
import type { DatabaseAdapterObj } from 'payload'
import { EnvError } from '../../env'
import { reconnectWhenSilent } from './reconnect'
import { appliedToMongodb, maxTimeMS } from './side-collections'

/** For the first connection of a start: later ones have the shorter times below. */
const connectTimeout = 5000

/**
 * A MongoDB that is frozen or cut off has missed a heartbeat after 2.5 seconds: the driver gives up what waits for its
 * answer, and looks for another primary for 2. So a request is answered with 503 within 5. A command may take
 * longer than that if the server is alive.
 */
const outageTimes = {
  heartbeatFrequencyMS: 500,
  connectTimeoutMS: 2000,
  serverSelectionTimeoutMS: 2000,
}

/**
 * What a killed process was writing stays locked for 60 seconds, the server's limit for a
 * transaction. A server older than 4.4 makes the next start wait for that.
 */
const socketTimeout = 90_000

const durable = new WriteConcern('majority', undefined, true)

/** Adds an index to each list with a `searchText`, in the order in which it is shown. */
const indexNewest: Parameters<MongooseAdapter['connection']['plugin']>[0] = (schema) => {
  const has = (field: string) => Object.hasOwn(schema.paths, field)
  const time = ['date', 'at'].find(has) ?? 'createdAt'
  if (has('searchText')) schema.index({ [time]: -1, _id: -1 })
}

/** A list's choices are rows of the settings, which the schema does not know, so that it must accept any text. */
const openChoices: Parameters<MongooseAdapter['connection']['plugin']>[0] = (schema) => {
  schema.eachPath((_path, type) => {
    const { caster } = type as { caster?: { enum?: (choices: false) => void } }
    caster?.enum?.(false)
  })
}

/** Limits the time of Payload's reads of lists; those in a transaction end with it. */
const limitTime: Parameters<MongooseAdapter['connection']['plugin']>[0] = (schema) => {
  schema.pre('find', function () {
    const { limit, session } = this.getOptions()
    if (limit && !session) this.maxTimeMS(maxTimeMS)
  })
  schema.pre('countDocuments', function () {
    if (!this.getOptions().session) this.maxTimeMS(maxTimeMS)
  })
}

/**
 * Payload's adapter for MongoDB. A write succeeds once a majority of the replica set has it in its
 * journal. Joins are separate queries, so that the same queries run on old and on new servers.
 *
 * @param url - `mongodb://` or `mongodb+srv://`, with the database's name
 */
export const mongodbDatabase = (url: string): DatabaseAdapterObj =>
  mongooseAdapter({
    url,
    ensureIndexes: true,
    afterCreateConnection: ({ connection }) => {
      connection.plugin(indexNewest)
      connection.plugin(openChoices)
      connection.plugin(limitTime)
    },
    afterOpenConnection: ({ connection, payload }) => {
      reconnectWhenSilent(connection.getClient(), payload.logger)
    },
    useJoinAggregations: false,
    migrationDir: 'src/database/migrations/mongodb',
    connectOptions: {
      ...outageTimes,
      // Mongoose would create collections and indexes beside the first transactions, which a server older than 4.4 undoes.
      autoCreate: false,
      autoIndex: false,
      socketTimeoutMS: socketTimeout,
      writeConcern: durable,
    },
    transactionOptions: { readConcern: { level: 'snapshot' }, writeConcern: durable },
  })

/**
 * Reads the name of the replica set at an address, because Payload uses transactions only if there is one, and the
 * migrations of its data.
 */
const inspect = async (url: string) => {
  const client = new MongoClient(url, {
    serverSelectionTimeoutMS: connectTimeout,
    connectTimeoutMS: connectTimeout,
  })
  try {
    const applied = await appliedToMongodb(client.db())
    return { replicaSet: client.options.replicaSet, applied }
  } finally {
    await client.close()
  }
}

/**
 * Checks that the server can be reached and has transactions.
 *
 * @returns the names of the migrations of its data
 * @throws EnvError if it does not respond, refuses the credentials or is not named as a replica set
 */
export const checkMongodb = async (url: string): Promise<string[]> => {
  const { replicaSet, applied } = await inspect(url).catch((error: unknown) => {
    // The driver quotes an address that it cannot read, and the address may hold a password.
    const reason = error instanceof Error ? error.message.replaceAll(url, 'the address') : ''
    throw new EnvError(`DATABASE_URL names a MongoDB that cannot be reached (${reason}).`)
  })
  if (replicaSet) return applied
  throw new EnvError(
    'DATABASE_URL must name a replica set, such as mongodb://host/tropa?replicaSet=rs0: MongoDB has transactions only there. A single server can be a replica set of one.',
  )
}
