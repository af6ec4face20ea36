import { rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { MongoClient } from 'mongodb'
import type { Payload } from 'payload'
import { isMongodb } from '../../database/engine'
import { exists, makeFolder } from '../../database/files'
import { holdsAny } from '../../database/holds-any'
import { migrations } from '../../database/migrations'
import { hasInstances } from '../../database/mongodb/presence'
import { withStartLock } from '../../database/mongodb/start-lock'
import { acquireDatabase } from '../../database/open'
import { finishLog } from '../../database/sqlite/finish-log'
import { migrateSqlite } from '../../database/sqlite/migrate'
import { removeDatabase } from '../../database/sqlite/remove-database'
import { inUnitOfWork, terminal } from '../../database/unit-of-work'
import { EnvError, type Env } from '../../env'
import { openPictureStore } from '../../features/media/open-picture-store'
import { slugs } from '../../payload/slugs'
import { BackupError, pictureOf, storeKey, storeOf, storesOf, type Manifest } from './archive'
import { openPayload } from './open-source'
import { checkArchive, documentsIn, readEntries } from './read-archive'
import { mongodbWriter, sqliteWriter } from './write-documents'

interface Restore {
  env: Env
  file: string
  manifest: Manifest
  /** Whether to replace the data of the database; called where it has some. */
  confirm: (manifest: Manifest) => Promise<boolean>
}

const refuseUnknown = (payload: Payload, { documents, schema, version }: Manifest) => {
  if (!migrations.some(({ name }) => name === schema)) {
    throw new BackupError(
      `The archive was made by Tropa ${version}, whose data this one cannot read.`,
    )
  }
  const known = new Set(storesOf(payload).map(storeKey))
  const unknown = Object.keys(documents).find((key) => !known.has(key))
  if (unknown === undefined) return
  throw new BackupError(`The archive holds ${unknown}, which this Tropa does not know.`)
}

const isRunning = new BackupError('The product is running on this database: stop it, then restore.')

const acquire = async (database: Env['database']) => {
  try {
    return await acquireDatabase(database)
  } catch (error) {
    throw error instanceof EnvError && error.message.includes('another process') ? isRunning : error
  }
}

/** Writes all documents in one transaction, so that a killed restore leaves what was there. */
const writeDocuments = (payload: Payload, { file, manifest }: Restore) =>
  inUnitOfWork({ payload, session: terminal }, async (work) => {
    const writer = isMongodb(payload.db) ? mongodbWriter : sqliteWriter
    const write = await writer(payload, work.transactionID)
    for await (const entry of readEntries(file)) {
      const store = storeOf(entry.name)
      if (store) await write(store, documentsIn(entry))
    }
    const row = { collection: 'backup', id: '', title: `Backup of ${manifest.createdAt}` }
    work.audit({ action: 'restore', row })
  })

/**
 * Restores the pictures around the documents: before `replaceDocuments` those that are new, which no
 * document names yet, and then those that replace others. At the end those that were only of the
 * replaced data are removed.
 */
const writePictures = async (
  payload: Payload,
  { env, file }: Restore,
  replaceDocuments: () => Promise<void>,
) => {
  const pictures = openPictureStore(payload, env)
  const existing = new Set(await pictures.names())
  const restored = new Set<string>()
  const write = async (isExisting: boolean) => {
    for await (const { name: entry, content } of readEntries(file)) {
      const name = pictureOf(entry)
      if (name === undefined || existing.has(name) !== isExisting) continue
      await pictures.write(name, Readable.from([content]))
      restored.add(name)
    }
  }
  await write(false)
  await replaceDocuments()
  await write(true)
  for (const name of existing) if (!restored.has(name)) await pictures.remove(name)
}

const restoreSqlite = async (restore: Restore, database: string) => {
  const { env, manifest, confirm } = restore
  const release = await acquire(env.database)
  const fresh = `${database}.restoring`
  try {
    if ((await exists(database)) && !(await confirm(manifest))) return false
    await makeFolder(env.dataFolder)
    await removeDatabase(fresh)
    const payload = await openPayload(env, { engine: 'sqlite', file: fresh })
    try {
      refuseUnknown(payload, manifest)
      await migrateSqlite(payload.db)
      await writeDocuments(payload, restore)
    } finally {
      await payload.destroy()
    }
    await writePictures(payload, restore, async () => {
      await finishLog(fresh)
      await finishLog(database)
      await rename(fresh, database)
    })
    return true
  } finally {
    await removeDatabase(fresh)
    release()
  }
}

const refuseWhileRunning = async (url: string) => {
  const client = new MongoClient(url)
  try {
    if (await hasInstances(client.db())) throw isRunning
  } finally {
    await client.close()
  }
}

const restoreMongodb = async (restore: Restore, url: string) => {
  const { env, manifest, confirm } = restore
  await acquire(env.database)
  return withStartLock(env.database, async () => {
    await refuseWhileRunning(url)
    const payload = await openPayload(env, env.database)
    try {
      refuseUnknown(payload, manifest)
      const isEmpty = !(await holdsAny(payload, Object.values(slugs)))
      if (!isEmpty && !(await confirm(manifest))) return false
      await writePictures(payload, restore, () => writeDocuments(payload, restore))
      return true
    } finally {
      await payload.destroy()
    }
  })
}

/**
 * Replaces all data by that of an archive, which may come from the other engine. The archive is
 * checked to its end before anything is written, and is restored completely or not at all.
 *
 * @returns the archive's manifest, or `undefined` where nothing was changed
 * @throws BackupError where the archive is damaged, or the product runs
 */
export const restoreArchive = async (
  env: Env,
  file: string,
  confirm: Restore['confirm'],
): Promise<Manifest | undefined> => {
  const manifest = await checkArchive(file)
  const restore = { env, file, manifest, confirm }
  const { database } = env
  const isRestored =
    database.engine === 'sqlite'
      ? await restoreSqlite(restore, database.file)
      : await restoreMongodb(restore, database.url)
  return isRestored ? manifest : undefined
}
