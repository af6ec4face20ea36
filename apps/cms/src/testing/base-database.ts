import { randomUUID } from 'node:crypto'
import { copyFile, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import type { Payload } from 'payload'
import { inject } from 'vitest'
import { hasCode } from '../database/files'
import { migrate } from '../database/migrate'
import { takeSnapshot } from '../database/sqlite/files'
import type { Env } from '../env'
import { fillFixtures } from './fixtures'

const urlOf = (name: string) => {
  const url = new URL(inject('mongodbUrl'))
  url.pathname = `/${inject('run')}-${name}`
  return url.href
}

/** The address of a new database, which is dropped when all tests are done. */
export const newMongodbUrl = (): string => urlOf(randomUUID())

/** The address of the database that this worker's files of tests use one after the other. */
export const workerMongodbUrl = (): string => urlOf(String(process.pid))

type Database = Env['database']

/** The first database of this run with the fixtures, which the other files of tests copy. */
const baseFile = () => join(tmpdir(), `${inject('run')}.db`)

const copyBase = async (file: string) => {
  try {
    await copyFile(baseFile(), file)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}

/** Indexes stay, which take a second to be made. */
const emptyCollections = async (url: string) => {
  // A transaction may not see yet what fewer members of the set have confirmed.
  const client = new MongoClient(url, { writeConcern: { w: 'majority' } })
  const collections = await client.db().collections()
  await Promise.all(collections.map((collection) => collection.deleteMany({})))
  await client.close()
}

/**
 * Prepares the database of a file of tests before Payload opens it.
 *
 * @returns fills it with the fixtures if it has none yet
 */
export const copyBaseDatabase = async (
  database: Database,
): Promise<(payload: Payload) => Promise<void>> => {
  if (database.engine === 'mongodb') {
    await emptyCollections(database.url)
    return fillFixtures
  }
  const { file } = database
  if (await copyBase(file)) return () => Promise.resolve()
  return async (payload) => {
    await migrate(payload.db)
    await fillFixtures(payload)
    const snapshot = `${file}.snapshot`
    await takeSnapshot(file, snapshot)
    await rename(snapshot, baseFile())
  }
}
