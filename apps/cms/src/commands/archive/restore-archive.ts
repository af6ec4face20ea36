import { MongoClient } from 'mongodb'
import type { Payload } from 'payload'
import { acquireDatabase } from '../../database/open'
import { holdsAny } from '../../database/holds-any'
import { hasInstances } from '../../database/mongodb/presence'
import { migrateSqlite } from '../../database/sqlite/migrate'
import { removeDatabase } from '../../database/sqlite/remove-database'
import { withStartLock } from '../../database/mongodb/start-lock'
import { exists, makeFolder } from '../../database/files'
import { EnvError, type Env } from '../../env'
import { openPictureStore } from '../../features/media/open-picture-store'
import { migrations } from '../../database/migrations'
import { findSecret, readSecret } from '../../payload/secret'
import { slugs } from '../../payload/slugs'
import {
  BackupError,
  storeKey,
  storeOf,
  type DocumentWriter,
  type Manifest,
  type StoredDocument,
} from './archive'
import { continuedTrail, findAuditHead } from './continued-trail'
import { openPayload } from './make-backup'
import { refuseForeign } from './archive-mac'
import { checkArchive } from './read-archive'
import { documentsIn, readEntries } from './read-entries'
import { mongodbWriter } from './restore-mongodb'
import { addPictures, findPictureNames, settlePictures } from './restore-pictures'
import { sqliteWriter, swapDatabase } from './restore-sqlite'
import { storesOf } from './stores'

/** Whether to replace the data of the database. */
export type Confirm = (manifest: Manifest) => Promise<boolean>

const refuseUnknown = (payload: Payload, { documents, schema, version }: Manifest) => {
  if (!migrations.some(({ name }) => name === schema)) {
    throw new BackupError(`The archive was made by Tropa ${version}, which is newer than this one.`)
  }
  const known = new Set(storesOf(payload).map(storeKey))
  const unknown = Object.keys(documents).find((key) => !known.has(key))
  if (unknown === undefined) return
  throw new BackupError(`The archive holds ${unknown}, which this Tropa does not know.`)
}

/** How many documents are parsed and written at a time. */
const batchSize = 500

const writeDocuments = async (file: string, writer: DocumentWriter) => {
  for await (const entry of readEntries(file)) {
    const store = storeOf(entry.name)
    if (!store) continue
    let batch: StoredDocument[] = []
    for (const doc of documentsIn(entry)) {
      batch.push(doc)
      if (batch.length < batchSize) continue
      await writer.write(store, batch)
      batch = []
    }
    await writer.write(store, batch)
  }
}

const acquire = async (database: Env['database']) => {
  try {
    return await acquireDatabase(database)
  } catch (error) {
    const isRunning = error instanceof EnvError && error.message.includes('another process')
    throw isRunning
      ? new BackupError('The product is running on this database: stop it, then restore.')
      : error
  }
}

/** Reads from the database that is replaced, unless it is damaged. */
const readReplaced = async <Result>(
  env: Env,
  file: string,
  read: (payload: Payload) => Promise<Result>,
): Promise<Result | undefined> => {
  try {
    const payload = await openPayload(env, { engine: 'sqlite', file })
    return await read(payload).finally(() => payload.destroy())
  } catch {
    return undefined
  }
}

const restoreSqlite = async (env: Env, file: string, manifest: Manifest, confirm: Confirm) => {
  if (env.database.engine !== 'sqlite') return false
  const database = env.database.file
  const release = await acquire(env.database)
  const fresh = `${database}.restoring`
  try {
    const isReplacing = await exists(database)
    if (isReplacing && !(await confirm(manifest))) return false
    await makeFolder(env.dataFolder)
    await removeDatabase(fresh)
    // The pictures of a damaged database are unknown, and stay.
    const replaced = (isReplacing && (await readReplaced(env, database, findPictureNames))) || []
    const audit = isReplacing ? await readReplaced(env, database, findAuditHead) : undefined
    const payload = await openPayload(env, { engine: 'sqlite', file: fresh })
    const pictures = openPictureStore(payload, env)
    try {
      refuseUnknown(payload, manifest)
      await migrateSqlite(payload.db)
      const secret = await readSecret(env)
      const restore = { secret, manifest, replaced: audit }
      const writer = continuedTrail(await sqliteWriter(payload), restore)
      await writeDocuments(file, writer)
      await writer.finish()
    } finally {
      await payload.destroy()
    }
    await addPictures(file, pictures)
    await swapDatabase(fresh, database)
    await settlePictures(file, pictures, replaced)
    return true
  } finally {
    await removeDatabase(fresh)
    release()
  }
}

const refuseWhileRunning = async (url: string) => {
  const client = new MongoClient(url)
  try {
    if (!(await hasInstances(client.db()))) return
  } finally {
    await client.close()
  }
  throw new BackupError('The product is running on this database: stop it, then restore.')
}

const restoreMongodb = async (env: Env, file: string, manifest: Manifest, confirm: Confirm) => {
  const { database } = env
  if (database.engine !== 'mongodb') return false
  await acquire(database)
  return withStartLock(database, async () => {
    await refuseWhileRunning(database.url)
    const payload = await openPayload(env, database)
    try {
      refuseUnknown(payload, manifest)
      const isEmpty = !(await holdsAny(payload, Object.values(slugs)))
      if (!isEmpty && !(await confirm(manifest))) return false
      const replaced = await findPictureNames(payload)
      const pictures = openPictureStore(payload, env)
      await addPictures(file, pictures)
      const secret = await readSecret(env)
      const restore = { secret, manifest, replaced: await findAuditHead(payload) }
      const writer = continuedTrail(await mongodbWriter(payload), restore)
      await writeDocuments(file, writer)
      await writer.finish()
      await settlePictures(file, pictures, replaced)
      return true
    } finally {
      await payload.destroy()
    }
  })
}

export interface RestoreOptions {
  /** Called where the database has data already. */
  confirm: Confirm
  /** Restores an archive that was not made under this installation's secret, too. */
  acceptForeign?: boolean
}

/**
 * Replaces all data by that of an archive, which may come from the other engine. The archive is
 * checked to its end before anything is written, and is restored completely or not at all.
 *
 * @returns the archive's manifest, or `undefined` where nothing was changed
 * @throws BackupError where the archive is damaged or foreign, or the product runs
 */
export const restoreArchive = async (
  env: Env,
  file: string,
  { confirm, acceptForeign = false }: RestoreOptions,
): Promise<Manifest | undefined> => {
  const { manifest, manifestMac } = await checkArchive(file)
  if (!acceptForeign) refuseForeign(manifestMac, await findSecret(env))
  const restore = env.database.engine === 'sqlite' ? restoreSqlite : restoreMongodb
  return (await restore(env, file, manifest, confirm)) ? manifest : undefined
}
