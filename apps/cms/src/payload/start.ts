import type { Logger } from 'pino'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { getPayload, type Migration, type Payload } from 'payload'
import { settleRestoreAt } from '../database/mongodb/staged-restore'
import { showPresence } from '../database/mongodb/presence'
import { fillSearchGrams } from '../database/mongodb/search-grams'
import { inTurn } from '../database/mongodb/start-lock'
import { EnvError, type Env } from '../env'
import { migrations } from '../database/migrations'
import { createConfig } from './config'
import { readSecret } from './secret'
import { seedWhenEmpty, type FirstAccount } from '../seed/seed'

/** A database that a later product has changed holds what this one does not know how to keep true. */
const refuseNewer = async ({ db }: Payload, file: string) => {
  const { client } = db as unknown as SQLiteAdapter
  const tables = await client.execute(
    "SELECT name FROM sqlite_schema WHERE name = 'payload_migrations'",
  )
  if (tables.rows.length === 0) return
  const known = new Set<unknown>(migrations.map(({ name }) => name))
  const { rows } = await client.execute('SELECT name FROM payload_migrations WHERE batch > 0')
  if (rows.some(({ name }) => !known.has(name))) {
    throw new EnvError(`DATABASE_URL names a database that a newer Tropa has changed: ${file}.`)
  }
}

/** The database, open and filled. */
export interface Started {
  payload: Payload
  /** No longer shows that an instance runs on it. */
  leave: () => Promise<void>
}

/**
 * Opens the database, brings its schema up to date and fills it when it is empty.
 *
 * @param announce - told of the first accounts before they count, so that no password goes unseen
 */
export const startPayload = async (
  env: Env,
  logger: Logger,
  announce: (accounts: FirstAccount[]) => void,
): Promise<Started> => {
  const secret = await readSecret(env)
  return inTurn(env.database, async () => {
    if (env.database.engine === 'mongodb') await settleRestoreAt(env.database.url)
    const payload = await getPayload({ config: createConfig({ env, secret, logger }) })
    if (env.database.engine === 'sqlite') {
      await refuseNewer(payload, env.database.file)
      await payload.db.migrate({ migrations: migrations as Migration[] })
    } else {
      await fillSearchGrams(payload.db as unknown as MongooseAdapter)
    }
    await seedWhenEmpty(payload, env, announce)
    // Within the turn: a restore that comes next has to see that somebody runs.
    return { payload, leave: await showPresence(payload) }
  })
}
