import { randomBytes } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { BasePayload, type Payload } from 'payload'
import { commandSnapshot } from '../control-socket'
import { claimDatabase } from '../../database/open'
import { isThere } from '../../database/files'
import { removeDatabase } from '../../database/sqlite/remove-database'
import { takeSnapshot } from '../../database/sqlite/snapshot'
import { openSqlite } from '../../database/sqlite/client'
import type { Env } from '../../env'
import { createLogger } from '../../server/logger'
import { picturesOf } from '../../features/media/pictures'
import { migrations } from '../../database/migrations'
import { createConfig } from '../../payload/config'
import { slugs } from '../../payload/slugs'
import { version } from '../../payload/version'
import { BackupError, type Manifest, type Store, type StoredDocument } from './archive'
import { readDocuments } from './read-documents'
import { storesOf } from './stores'
import { writeArchive } from './write-archive'

/** The newest migration this code knows. */
const schemaName = (): string => migrations.at(-1)?.name ?? ''

/** Opens a database for an archive: nothing is signed, so the key is nobody's. */
export const openPayload = async (env: Env, database: Env['database']): Promise<Payload> => {
  const logger = createLogger('error')
  const secret = randomBytes(32).toString('hex')
  const config = createConfig({ env: { ...env, database }, secret, logger })
  return new BasePayload().init({ config, disableOnInit: true })
}

const names = (doc: StoredDocument): string[] => {
  const sizes = typeof doc.sizes === 'object' && doc.sizes !== null ? Object.values(doc.sizes) : []
  return [doc, ...(sizes as { filename?: unknown }[])]
    .map(({ filename }) => filename)
    .filter((name) => typeof name === 'string')
}

const picturesIn = ({ kind, slug }: Store, doc: StoredDocument) =>
  kind === 'documents' && slug === slugs.media ? names(doc) : []

interface Source {
  payload: Payload
  read: (store: Store) => AsyncIterable<StoredDocument>
  close: () => Promise<void>
}

const snapshotHere = async (file: string) => {
  const release = await claimDatabase({ engine: 'sqlite', file })
  try {
    const client = await openSqlite(pathToFileURL(file).href)
    try {
      return await takeSnapshot(client, file)
    } finally {
      client.close()
    }
  } finally {
    release()
  }
}

/** A product that runs is asked for a copy: its database admits no second process. */
const openCopy = async (env: Env, file: string): Promise<Source> => {
  if (!(await isThere(file))) throw new BackupError(`There is no database yet: ${file}.`)
  const copy = (await commandSnapshot(env)) ?? (await snapshotHere(file))
  try {
    const payload = await openPayload(env, { engine: 'sqlite', file: copy })
    return {
      payload,
      read: (store) => readDocuments(payload, store),
      close: async () => {
        await payload.destroy()
        await removeDatabase(copy)
      },
    }
  } catch (error) {
    await removeDatabase(copy)
    throw error
  }
}

const serverSince5 = async ({ connection }: MongooseAdapter) => {
  const { version } = await connection.getClient().db().admin().serverInfo()
  return Number(String(version).split('.')[0]) >= 5
}

/** Reads a MongoDB as it is at one moment. */
const openMoment = async (env: Env, database: Env['database']): Promise<Source> => {
  await claimDatabase(database)
  const payload = await openPayload(env, database)
  const adapter = payload.db as unknown as MongooseAdapter
  const client = adapter.connection.getClient()
  const hasSnapshots = await serverSince5(adapter)
  const session = client.startSession(hasSnapshots ? { snapshot: true } : {})
  // An older server keeps a moment for a transaction only, and that for a minute.
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

/**
 * Writes everything the product stores into one archive: documents, drafts, accounts with their
 * password hashes, pictures. Sessions and the signing key stay behind. It works while the product runs.
 *
 * @throws BackupError where there is nothing to write, or a file of that name
 */
export const makeBackup = async (env: Env, file: string): Promise<Manifest> => {
  const { database } = env
  const source =
    database.engine === 'sqlite'
      ? await openCopy(env, database.file)
      : await openMoment(env, database)
  try {
    return await writeArchive(file, {
      about: {
        version,
        schema: schemaName(),
        engine: database.engine,
        createdAt: new Date().toISOString(),
      },
      stores: storesOf(source.payload),
      read: source.read,
      pictures: picturesOf(source.payload, env),
      picturesIn,
    })
  } finally {
    await source.close()
  }
}
