import { randomBytes } from 'node:crypto'
import type { MongoClient } from 'mongodb'
import { BasePayload, type Payload } from 'payload'
import { requireMongodb } from '../../database/engine'
import { acquireDatabase } from '../../database/open'
import { exists } from '../../database/files'
import { removeDatabase } from '../../database/sqlite/remove-database'
import type { Env } from '../../env'
import { createLogger } from '../../server/logger'
import { fileNamesOf } from '../../features/media/file-names'
import { openPictureStore } from '../../features/media/open-picture-store'
import { migrateSqlite, newestMigration } from '../../database/sqlite/migrate'
import { createConfig } from '../../payload/config'
import { readSecret } from '../../payload/secret'
import { slugs } from '../../payload/slugs'
import { version } from '../../payload/version'
import { BackupError, type Manifest, type Store, type StoredDocument } from './archive'
import { beginArchiveFile, isWriteError, writeFailure } from './archive-file'
import { auditOf, readHead } from './continued-trail'
import { copyDatabase, copyFailure } from './copy-database'
import { readDocuments } from './read-documents'
import { storesOf } from './stores'
import { writeArchive } from './write-archive'

/** Opens a database for a backup or a restore. Neither signs anything, so the key is a random one. */
export const openPayload = async (env: Env, database: Env['database']): Promise<Payload> => {
  const logger = createLogger('error')
  const secret = randomBytes(32).toString('hex')
  const config = createConfig({ env: { ...env, database }, secret, logger })
  return new BasePayload().init({ config, disableOnInit: true })
}

const picturesIn = ({ kind, slug }: Store, doc: StoredDocument) =>
  kind === 'documents' && slug === slugs.media ? fileNamesOf(doc) : []

/** A database as it was at one moment. */
export interface Source {
  payload: Payload
  read: (store: Store) => AsyncIterable<StoredDocument>
  close: () => Promise<void>
}

/** Opens a snapshot of the embedded database. */
const openSqliteSnapshot = async (env: Env, file: string): Promise<Source> => {
  if (!(await exists(file))) throw new BackupError(`There is no database yet: ${file}.`)
  const snapshot = await copyDatabase(env, file)
  try {
    const payload = await openPayload(env, { engine: 'sqlite', file: snapshot })
    // The snapshot of a database that this version has not been started with yet.
    await migrateSqlite(payload.db)
    return {
      payload,
      read: (store) => readDocuments(payload, store),
      close: async () => {
        await payload.destroy()
        await removeDatabase(snapshot)
      },
    }
  } catch (error) {
    await removeDatabase(snapshot)
    throw copyFailure(file, error)
  }
}

const hasSnapshotSessions = async (client: MongoClient) => {
  const { version } = await client.db().admin().serverInfo()
  return Number(String(version).split('.')[0]) >= 5
}

/** Opens a MongoDB to be read as it is at one moment. */
const openMongodbSnapshot = async (env: Env, database: Env['database']): Promise<Source> => {
  await acquireDatabase(database)
  const payload = await openPayload(env, database)
  const client = requireMongodb(payload.db).connection.getClient()
  const hasSnapshots = await hasSnapshotSessions(client)
  const session = client.startSession(hasSnapshots ? { snapshot: true } : {})
  // An older server has snapshots in transactions only, which end after a minute.
  if (!hasSnapshots) session.startTransaction({ readConcern: { level: 'snapshot' } })
  return {
    payload,
    read: (store) => readDocuments(payload, store, session),
    close: async () => {
      await session.endSession()
      await payload.destroy()
    },
  }
}

/** Opens the database to be read as it is at one moment. The product may run. */
export const openSnapshot = (env: Env): Promise<Source> =>
  env.database.engine === 'sqlite'
    ? openSqliteSnapshot(env, env.database.file)
    : openMongodbSnapshot(env, env.database)

/**
 * Writes everything the product stores into one archive: documents, drafts, accounts with their
 * password hashes, and pictures, but neither sessions nor the signing key. The product may run.
 *
 * @throws BackupError where there is no database, or the file cannot be written; nothing is left of it then
 */
export const makeBackup = async (env: Env, file: string): Promise<Manifest> => {
  const { database, payloadSecret } = env
  // First, so that a file that cannot be written costs no copy of the database.
  const archive = await beginArchiveFile(file)
  try {
    const source = await openSnapshot(env)
    try {
      const secret = payloadSecret ?? (await readSecret(env))
      const manifest = await writeArchive(archive.draft, {
        about: {
          version,
          schema: newestMigration,
          engine: database.engine,
          createdAt: new Date().toISOString(),
          audit: auditOf(await readHead(source.read)),
        },
        stores: storesOf(source.payload),
        read: source.read,
        pictures: openPictureStore(source.payload, env),
        picturesIn,
        secret,
      })
      await archive.publish()
      return manifest
    } finally {
      await source.close()
    }
  } catch (error) {
    throw isWriteError(error) ? writeFailure(file, error) : error
  } finally {
    await archive.removeDraft()
  }
}
