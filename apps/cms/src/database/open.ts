import type { DatabaseAdapterObj } from 'payload'
import type { Env } from '../env'
import { lockDatabase } from './sqlite/process-lock'
import { sqliteDatabase } from './sqlite/adapter'

/** The database the settings name. The adapter for MongoDB is large, and loaded where it is used only. */
export const createDatabase = async (database: Env['database']): Promise<DatabaseAdapterObj> => {
  if (database.engine === 'sqlite') return sqliteDatabase(database.file)
  const { mongodbDatabase } = await import('./mongodb/adapter')
  return mongodbDatabase(database.url)
}

/**
 * Makes sure, before anything is begun, that this process can have the database.
 *
 * @returns lets it go
 * @throws EnvError where it cannot
 */
export const claimDatabase = async (database: Env['database']): Promise<() => void> => {
  if (database.engine === 'sqlite') return lockDatabase(database.file)
  const { checkMongodb } = await import('./mongodb/adapter')
  await checkMongodb(database.url)
  return () => undefined
}
