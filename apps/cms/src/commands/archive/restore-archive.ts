import { rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Payload } from 'payload'
import { changesSince } from '../../database/document-changes'
import { openDocumentWriter } from '../../database/document-writer'
import { exists, makeFolder } from '../../database/files'
import { migrations } from '../../database/migrations'
import { holdsAny, ownCollections } from '../../database/rows'
import { acquireDatabase, nameOf, withStartLock } from '../../database/open'
import { finishLog, removeDatabase } from '../../database/sqlite/files'
import type { Source } from '../../database/stamps'
import { migrate } from '../../database/migrate'
import { inUnitOfWork, terminal } from '../../database/unit-of-work'
import type { Env } from '../../env'
import { archiveRow } from '../../backup/last-backup'
import type { Fields, PictureStore } from '../../database/engine-types'
import { folderStore, mediaFolder, pictureStoreOf } from '../../database/pictures'
import { BackupError, countDocuments, type Manifest } from './archive'
import { withPayload } from './open-database'
import { checkArchive, readEntries, type Checked } from './read-archive'
import { storesOf, type Store } from './stores'

interface Restore extends Checked {
  env: Env
  file: string
  mayReplace: boolean
}

export interface RestoreOptions {
  /** Whether existing data may be replaced. */
  mayReplace?: boolean
  /** Whether to restore an archive although it lacks pictures of its documents. */
  withoutMissing?: boolean
}

const refuseData = ({ env: { database }, mayReplace }: Restore) => {
  if (mayReplace) return
  throw new BackupError(`There is data in ${nameOf(database)}: say --yes to replace it.`)
}

/** The stores of an archive by key; throws unless this version knows them all. */
const storesIn = (payload: Payload, { documents, schema, version }: Manifest) => {
  if (!migrations.some(({ name }) => name === schema)) {
    throw new BackupError(
      `The archive was made by Tropa ${version}, whose data this one cannot read.`,
    )
  }
  const stores = new Map(storesOf(payload).map((store) => [store.key, store]))
  const unknown = Object.keys(documents).find((key) => !stores.has(key))
  if (unknown === undefined) return stores
  throw new BackupError(`The archive holds ${unknown}, which this Tropa does not know.`)
}

/** Writes all documents in one transaction, so that a killed restore leaves what was there. */
const writeDocuments = (
  payload: Payload,
  { file, manifest }: Restore,
  stores: Map<string, Store>,
) =>
  inUnitOfWork({ payload, session: terminal }, async (work) => {
    const write = await openDocumentWriter(payload, work.transactionID, [...stores.values()])
    // Also those that the archive has nothing of: a running instance must notice that they are empty now.
    for (const { slug } of stores.values()) work.touch(slug as Source)
    const change = changesSince(manifest.schema)
    const upToDate = (fields: Fields, { kind, slug }: Store) =>
      kind === 'documents' ? change(fields, slug) : fields
    let left = countDocuments(manifest)
    for await (const entry of readEntries(file)) {
      // Only pictures are left, and MongoDB aborts a transaction after a minute.
      if (left === 0) break
      const store = entry.kind === 'documents' && stores.get(entry.key)
      if (!store) continue
      const docs = entry.docs.map(({ id, ...fields }) => ({ ...upToDate(fields, store), id }))
      await write(store, docs)
      left -= entry.docs.length
    }
    work.audit({ action: 'restore', row: archiveRow(manifest.createdAt) })
  })

/**
 * Restores the pictures around the documents. A picture never changes under its name, so new ones are
 * written first, when no document names them yet, and the others are removed at the end.
 */
const withPictures = async (
  pictures: PictureStore,
  { file, missing }: Restore,
  replaceDocuments: () => Promise<void>,
) => {
  // Missing pictures that are still stored are those that the documents name, so they are kept.
  const restored = new Set(missing)
  for await (const entry of readEntries(file)) {
    if (entry.kind !== 'picture') continue
    const { name, content } = entry
    restored.add(name)
    const stored = await pictures.find(name)
    if (stored?.size !== content.length) await pictures.write(name, Readable.from([content]))
  }
  await replaceDocuments()
  for (const name of await pictures.names()) {
    if (!restored.has(name)) await pictures.remove(name)
  }
}

const restoreSqlite = async (restore: Restore, database: string) => {
  const { env, manifest } = restore
  const release = await acquireDatabase(env.database)
  const fresh = `${database}.restoring`
  try {
    if (await exists(database)) refuseData(restore)
    await makeFolder(env.dataFolder)
    await removeDatabase(fresh)
    await withPayload(env, { engine: 'sqlite', file: fresh }, async (payload) => {
      const stores = storesIn(payload, manifest)
      await migrate(payload.db)
      await writeDocuments(payload, restore, stores)
    })
    await withPictures(folderStore(mediaFolder(env.dataFolder)), restore, async () => {
      await finishLog(fresh)
      await finishLog(database)
      await rename(fresh, database)
    })
  } finally {
    await removeDatabase(fresh)
    release()
  }
}

const restoreMongodb = async (restore: Restore) => {
  const { env, manifest } = restore
  await acquireDatabase(env.database, true)
  await withStartLock(env.database, () =>
    withPayload(env, env.database, async (payload) => {
      const stores = storesIn(payload, manifest)
      if (await holdsAny(payload, ownCollections(payload))) refuseData(restore)
      await withPictures(pictureStoreOf(payload), restore, () =>
        writeDocuments(payload, restore, stores),
      )
    }),
  )
}

/**
 * Replaces all data by that of an archive, which may come from the other engine. The archive is
 * checked to its end before anything is written, and is restored completely or not at all.
 *
 * @returns the archive's manifest, and the pictures that it lacks
 * @throws BackupError if the archive is damaged or lacks pictures, or there is data that it may not replace
 */
export const restoreArchive = async (
  env: Env,
  file: string,
  { mayReplace = false, withoutMissing = false }: RestoreOptions = {},
): Promise<Checked> => {
  const checked = await checkArchive(file)
  const { missing } = checked
  if (missing.length > 0 && !withoutMissing) {
    throw new BackupError(
      `The archive lacks pictures that its documents name: ${missing.join(', ')}. Say --without-missing to restore what is there.`,
    )
  }
  const restore = { env, file, ...checked, mayReplace }
  const { database } = env
  if (database.engine === 'sqlite') await restoreSqlite(restore, database.file)
  else await restoreMongodb(restore)
  return checked
}
