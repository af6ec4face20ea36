import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { DatabaseAdapter, Migration } from 'payload'
import { EnvError } from '../env'
import { documentChanges } from './document-changes'
import { isMongodb, isSqlite, requireSqlite } from './engine'
import { migrations } from './migrations'
import { removeSearchGrams } from './mongodb/search-grams'
import { appliedToMongodb, databaseOf } from './mongodb/side-collections'
import { changeDocuments, writeSearchTexts } from './mongodb/change-documents'
import { compact } from './sqlite/compact'

export const newestMigration = migrations.at(-1)?.name ?? ''

const oldestMigration = migrations[0]?.name ?? ''

/** What migrations change in MongoDB besides documents; most change only tables, which MongoDB does not have. */
const changesOfMongodb: Record<string, (db: MongooseAdapter) => Promise<void>> = {
  '20261126_110000_search_index': removeSearchGrams,
  '20261130_233500_search_case': writeSearchTexts,
}

/** Also runs for a restored archive. */
const changeMongodb = async (db: MongooseAdapter, migration: string) => {
  await changesOfMongodb[migration]?.(db)
  const documents = documentChanges[migration]
  if (documents) await changeDocuments(db, documents.collections, documents.change)
}

const appliedToSqlite = async (db: DatabaseAdapter) => {
  const { client } = requireSqlite(db)
  const tables = await client.execute(
    "SELECT name FROM sqlite_schema WHERE name = 'payload_migrations'",
  )
  if (tables.rows.length === 0) return []
  const { rows } = await client.execute('SELECT name FROM payload_migrations WHERE batch > 0')
  return rows.flatMap(({ name }) => (typeof name === 'string' ? [name] : []))
}

/**
 * Refuses a schema that is newer than this version, or older than its first migration.
 *
 * @param applied - the names of a database's migrations; empty for a new one, or a MongoDB of an earlier Tropa
 * @throws EnvError that says which
 */
export const refuseUnknown = (applied: string[]): void => {
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
 * Brings a database up to date.
 *
 * @throws EnvError if an older or a newer version has left it in a schema that this one does not know
 */
export const migrate = async (db: DatabaseAdapter): Promise<void> => {
  const applied = await (isMongodb(db) ? appliedToMongodb(databaseOf(db)) : appliedToSqlite(db))
  refuseUnknown(applied)
  const steps = isMongodb(db)
    ? migrations.map(({ name }) => ({ name, up: () => changeMongodb(db, name) }))
    : migrations
  const isNew = applied.length === 0
  const { payload } = db
  const { logger } = payload
  // At a first start, two lines for each migration would hide the first passwords.
  if (isNew && isSqlite(db) && logger.isLevelEnabled('info')) {
    payload.logger = logger.child({}, { level: 'warn' })
  }
  // Payload calls these with the arguments of its own engine, which its common type leaves open.
  await db.migrate({ migrations: steps as Migration[] })
  payload.logger = logger
  if (isSqlite(db)) await compact(db, isNew)
}
