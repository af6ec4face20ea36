import type { DatabaseAdapterObj } from 'payload'
import type { Env } from '../env'
import { mongodbDatabase } from './mongodb'
import { sqliteDatabase } from './sqlite'

/** The database the settings name. */
export const createDatabase = (database: Env['database']): DatabaseAdapterObj =>
  database.engine === 'sqlite' ? sqliteDatabase(database.file) : mongodbDatabase(database.url)
