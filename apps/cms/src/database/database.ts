import type { DatabaseAdapterObj } from 'payload'
import type { Env } from '../env'
import { checkMongodb, mongodbDatabase } from './mongodb'
import { lockDatabase } from './process-lock'
import { sqliteDatabase } from './sqlite'

/** The database the settings name. */
export const createDatabase = (database: Env['database']): DatabaseAdapterObj =>
  database.engine === 'sqlite' ? sqliteDatabase(database.file) : mongodbDatabase(database.url)

/**
 * Makes sure, before anything is begun, that this process can have the database.
 *
 * @returns lets it go
 * @throws EnvError where it cannot
 */
export const claimDatabase = async (database: Env['database']): Promise<() => void> => {
  if (database.engine === 'sqlite') return lockDatabase(database.file)
  await checkMongodb(database.url)
  return () => undefined
}
