import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { MongoClient } from 'mongodb'
import type { Migration, Payload } from 'payload'
import { claimDatabase } from '../../database/open'
import { holdsAny } from '../../database/holds-any'
import { hasInstances } from '../../database/mongodb/presence'
import { removeDatabase } from '../../database/sqlite/remove-database'
import { inTurn } from '../../database/mongodb/start-lock'
import { isThere, makeFolder } from '../../database/files'
import { EnvError, type Env } from '../../env'
import { picturesOf, type Pictures } from '../../features/media/pictures'
import { migrations } from '../../database/migrations'
import { slugs } from '../../payload/slugs'
import { BackupError, pictureOf, storeOf, type DocumentWriter, type Manifest } from './archive'
import { openPayload } from './make-backup'
import { checkArchive, documentsIn, readEntries } from './read-archive'
import { mongodbWriter } from './restore-mongodb'
import { sqliteWriter, swapDatabase } from './restore-sqlite'
import { storesOf } from './stores'

/** Whether to go on, though the database holds data. */
export type Confirm = (manifest: Manifest) => Promise<boolean>

const refuseUnknown = (payload: Payload, { documents, schema, version }: Manifest) => {
  if (!migrations.some(({ name }) => name === schema)) {
    throw new BackupError(`The archive was made by Tropa ${version}, which is newer than this one.`)
  }
  const known = new Set(storesOf(payload).map(({ kind, slug }) => `${kind}/${slug}`))
  const unknown = Object.keys(documents).find((key) => !known.has(key))
  if (unknown === undefined) return
  throw new BackupError(`The archive holds ${unknown}, which this Tropa does not know.`)
}

const writeDocuments = async (file: string, writer: DocumentWriter) => {
  for await (const entry of readEntries(file)) {
    const store = storeOf(entry.name)
    if (store) await writer.write(store, documentsIn(entry))
  }
}

const isSame = async (pictures: Pictures, name: string, content: Buffer) =>
  (await pictures.find(name))?.size === content.length &&
  (await buffer(pictures.read(name))).equals(content)

/** Adds the pictures that are not there yet. No document names them before the restore counts. */
const addPictures = async (file: string, pictures: Pictures) => {
  for await (const { name: entry, content } of readEntries(file)) {
    const name = pictureOf(entry)
    if (name === undefined || (await pictures.find(name))) continue
    await pictures.write(name, Readable.from([content]))
  }
}

/** Once the restore counts: mends pictures that differ, and removes those of the data that was replaced. */
const settlePictures = async (file: string, pictures: Pictures, replaced: readonly string[]) => {
  const kept = new Set<string>()
  for await (const { name: entry, content } of readEntries(file)) {
    const name = pictureOf(entry)
    if (name === undefined) continue
    kept.add(name)
    if (await isSame(pictures, name, content)) continue
    await pictures.write(name, Readable.from([content]))
  }
  for (const name of replaced) if (!kept.has(name)) await pictures.remove(name)
}

const claim = async (database: Env['database']) => {
  try {
    return await claimDatabase(database)
  } catch (error) {
    const isHeld = error instanceof EnvError && error.message.includes('another process')
    throw isHeld
      ? new BackupError('The product is running on this database: stop it, then restore.')
      : error
  }
}

/** Pictures that the documents of a database name. */
const namedPictures = async (payload: Payload) => {
  const { docs } = await payload.db.find<{ filename?: string; sizes?: object }>({
    collection: slugs.media,
    where: {},
    limit: 0,
    pagination: false,
  })
  return docs.flatMap(({ filename, sizes }) =>
    [{ filename }, ...(Object.values(sizes ?? {}) as { filename?: string | null }[])]
      .map((each) => each.filename)
      .filter((name) => typeof name === 'string'),
  )
}

const replacedOnSqlite = async (env: Env, file: string) => {
  try {
    const payload = await openPayload(env, { engine: 'sqlite', file })
    return await namedPictures(payload).finally(() => payload.destroy())
  } catch {
    // A database that cannot be read says nothing of its pictures: they stay.
    return []
  }
}

const restoreSqlite = async (env: Env, file: string, manifest: Manifest, confirm: Confirm) => {
  if (env.database.engine !== 'sqlite') return false
  const database = env.database.file
  const release = await claim(env.database)
  const fresh = `${database}.restoring`
  try {
    const isReplacing = await isThere(database)
    if (isReplacing && !(await confirm(manifest))) return false
    await makeFolder(env.dataFolder)
    await removeDatabase(fresh)
    const replaced = isReplacing ? await replacedOnSqlite(env, database) : []
    const payload = await openPayload(env, { engine: 'sqlite', file: fresh })
    const pictures = picturesOf(payload, env)
    try {
      refuseUnknown(payload, manifest)
      await payload.db.migrate({ migrations: migrations as Migration[] })
      const writer = await sqliteWriter(payload)
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
  await claim(database)
  return inTurn(database, async () => {
    await refuseWhileRunning(database.url)
    const payload = await openPayload(env, database)
    try {
      refuseUnknown(payload, manifest)
      const isEmpty = !(await holdsAny(payload, Object.values(slugs)))
      if (!isEmpty && !(await confirm(manifest))) return false
      const replaced = await namedPictures(payload)
      const pictures = picturesOf(payload, env)
      await addPictures(file, pictures)
      const writer = await mongodbWriter(payload)
      await writeDocuments(file, writer)
      await writer.finish()
      await settlePictures(file, pictures, replaced)
      return true
    } finally {
      await payload.destroy()
    }
  })
}

/**
 * Puts what an archive holds in the place of what a database holds, whichever of the two engines
 * either was. The archive is read to its end before anything is written, and counts whole or not at all.
 *
 * @param confirm - asked where the database holds data already
 * @returns what the archive says about itself, or `undefined` where nothing was done
 * @throws BackupError where the archive is damaged or the product runs
 */
export const restoreArchive = async (
  env: Env,
  file: string,
  confirm: Confirm,
): Promise<Manifest | undefined> => {
  const manifest = await checkArchive(file)
  const restore = env.database.engine === 'sqlite' ? restoreSqlite : restoreMongodb
  return (await restore(env, file, manifest, confirm)) ? manifest : undefined
}
