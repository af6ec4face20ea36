import type { Logger } from 'pino'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { getPayload, type Payload } from 'payload'
import { isMongodb, isSqlite } from '../database/engine'
import { showPresence } from '../database/mongodb/presence'
import { fillSearchGrams } from '../database/mongodb/search-grams'
import { createSideCollections } from '../database/mongodb/side-collections'
import { withStartLock } from '../database/mongodb/start-lock'
import { migrateSqlite } from '../database/sqlite/migrate'
import { EnvError, type Env } from '../env'
import { versionAcknowledgements } from '../features/todo/upgrade-mongodb'
import { migrations } from '../database/migrations'
import { createConfig } from './config'
import { readSecret } from './secret'
import { seedWhenEmpty, type FirstAccount } from '../seed/seed'

/** This version cannot know the rules of a schema that a later version created. */
const refuseNewer = async ({ client }: SQLiteAdapter, file: string) => {
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

/** Payload with an open and filled database. */
export interface Started {
  payload: Payload
  /** Removes this instance's presence from a shared MongoDB. */
  leave: () => Promise<void>
}

/**
 * Opens the database, migrates its schema and seeds it when it is empty.
 *
 * @param announce - called with the first accounts before they are stored, so that no password is lost
 */
export const startPayload = async (
  env: Env,
  logger: Logger,
  announce: (accounts: FirstAccount[]) => void,
): Promise<Started> => {
  const secret = await readSecret(env)
  return withStartLock(env.database, async () => {
    const payload = await getPayload({ config: createConfig({ env, secret, logger }) })
    if (env.database.engine === 'sqlite' && isSqlite(payload.db)) {
      await refuseNewer(payload.db, env.database.file)
      await migrateSqlite(payload.db)
    } else if (isMongodb(payload.db)) {
      await createSideCollections(payload.db)
      await fillSearchGrams(payload.db)
      await versionAcknowledgements(payload.db)
    }
    await seedWhenEmpty(payload, env, announce)
    // Within the start lock: a restore that waits for it must see that an instance runs.
    return { payload, leave: await showPresence(payload) }
  })
}
