import type { DatabaseAdapter, Migration } from 'payload'
import { EnvError } from '../../env'
import { requireSqlite } from '../engine'
import { migrations } from '../migrations'

export const newestMigration = migrations.at(-1)?.name ?? ''

const oldestMigration = migrations[0]?.name ?? ''

const appliedTo = async (db: DatabaseAdapter) => {
  const { client } = requireSqlite(db)
  const tables = await client.execute(
    "SELECT name FROM sqlite_schema WHERE name = 'payload_migrations'",
  )
  if (tables.rows.length === 0) return []
  const { rows } = await client.execute('SELECT name FROM payload_migrations WHERE batch > 0')
  return rows.flatMap(({ name }) => (typeof name === 'string' ? [name] : []))
}

/** This version knows neither the rules of a later schema nor the way from an earlier one. */
const refuseUnknown = (applied: string[]) => {
  const known = new Set<string>(migrations.map(({ name }) => name))
  if (applied.some((name) => name > oldestMigration && !known.has(name))) {
    throw new EnvError('DATABASE_URL names a database that a newer Tropa has changed.')
  }
  if (applied.length > 0 && !applied.includes(oldestMigration)) {
    throw new EnvError(
      'DATABASE_URL names a database from before commit c9d3b66: start that commit on it once, then this one.',
    )
  }
}

/**
 * Brings the schema of the embedded database up to date.
 *
 * @throws EnvError where an older or a newer version has left it in a schema that this one does not know
 */
export const migrateSqlite = async (db: DatabaseAdapter): Promise<void> => {
  refuseUnknown(await appliedTo(db))
  // Payload calls these with the arguments of its own engine, which its common type leaves open.
  await db.migrate({ migrations: migrations as Migration[] })
}
