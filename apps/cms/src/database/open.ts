import type { DatabaseAdapterObj, Payload } from 'payload'
import type { Env } from '../env'
import { isMongodb } from './engine'
import { keepFilesPrivate } from './files'
import { refuseUnknown } from './migrate'
import { prepareMongodb } from './mongodb/side-collections'
import { withLock, type LockTiming } from './mongodb/start-lock'
import { sqliteDatabase } from './sqlite/adapter'
import { lockDatabase } from './sqlite/process-lock'
import { joinWrites } from './unit-of-work'

/** Loads the adapter for MongoDB on demand, because it is large. */
const adapterFor = async (database: Env['database']): Promise<DatabaseAdapterObj> => {
  if (database.engine === 'sqlite') return sqliteDatabase(database.file)
  const { mongodbDatabase } = await import('./mongodb/adapter')
  return mongodbDatabase(database.url)
}

/** The adapter for the configured database, with writes that are units of work. */
export const createDatabase = async (database: Env['database']): Promise<DatabaseAdapterObj> => {
  const adapter = await adapterFor(database)
  return { ...adapter, init: (args) => joinWrites(adapter.init(args)) }
}

/** Names a database to a person: its file, or the host and name of a MongoDB without its account. */
export const nameOf = (database: Env['database']): string =>
  database.engine === 'sqlite'
    ? database.file
    : database.url.replace(/\/\/.*@/, '//').replace(/\?.*/, '')

/**
 * Locks the embedded database for this process, or checks that the MongoDB can be reached and that this version
 * knows its data. What the process writes from then on is readable by its owner only.
 *
 * @param isReplaced - whether its data may be of any version, because it is going to be replaced
 * @returns a function that releases the database
 * @throws EnvError if another process has it, it cannot be reached, or a newer version has changed it
 */
export const acquireDatabase = async (
  database: Env['database'],
  isReplaced = false,
): Promise<() => void> => {
  keepFilesPrivate()
  if (database.engine === 'sqlite') return lockDatabase(database.file)
  const { checkMongodb } = await import('./mongodb/adapter')
  const applied = await checkMongodb(database.url)
  if (!isReplaced) refuseUnknown(applied)
  return () => undefined
}

/** Creates what the opened database needs beside its schema, before anything is written. */
export const prepareDatabase = async ({ db }: Payload): Promise<void> => {
  if (isMongodb(db)) await prepareMongodb(db)
}

/**
 * Runs `work` while no other instance prepares the same MongoDB, so that two starts at the same time
 * do not both seed it. The embedded database admits one process only and needs no such lock.
 */
export const withStartLock = async <Result>(
  database: Env['database'],
  work: () => Promise<Result>,
  timing?: LockTiming,
): Promise<Result> => {
  if (database.engine === 'sqlite') return work()
  const { MongoClient } = await import('mongodb')
  const client = new MongoClient(database.url)
  try {
    return await withLock(client.db(), 'start', work, timing)
  } finally {
    await client.close()
  }
}
