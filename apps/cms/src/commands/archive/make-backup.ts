import { createWriteStream } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack as createPack, type Pack } from 'tar-stream'
import { exists } from '../../database/files'
import { newestMigration } from '../../database/sqlite/migrate'
import type { Env } from '../../env'
import { fileNamesOf } from '../../features/media/file-names'
import { openPictureStore } from '../../features/media/open-picture-store'
import type { PictureStore } from '../../features/media/picture-store'
import { slugs } from '../../payload/slugs'
import { version } from '../../payload/version'
import {
  BackupError,
  manifestName,
  partName,
  storeKey,
  storesOf,
  type Manifest,
  type Store,
} from './archive'
import { readSnapshot } from './open-source'
import { readDocuments, type Source } from './read-documents'

/** A part is held in memory, because its length is written before it. */
const partBytes = 1_000_000

/** What a backup has written. */
export interface Backup {
  manifest: Manifest
  pictures: number
}

const addEntry = (pack: Pack, name: string, content: Buffer | string) =>
  new Promise<void>((done, failed) => {
    const entry = pack.entry({ name, mode: 0o600, mtime: new Date(0) }, content, (error) => {
      if (error) failed(error)
      else done()
    })
    // It is thrown in the process where nobody listens, when the archive cannot be written on.
    entry.on('error', failed)
  })

/** A picture that is removed while it is read counts as missing. */
const readPicture = async (pictures: PictureStore, name: string) => {
  if (!(await pictures.find(name))) return undefined
  try {
    return await buffer(pictures.read(name))
  } catch (error) {
    if (await pictures.find(name)) throw error
    return undefined
  }
}

const fill = async (pack: Pack, source: Source, env: Env): Promise<Backup> => {
  const documents: Manifest['documents'] = {}
  const names = new Set<string>()

  const addStore = async (store: Store) => {
    let [lines, count, part] = ['', 0, 0]
    for await (const doc of readDocuments(source, store)) {
      if (store.slug === slugs.media) fileNamesOf(doc).forEach((name) => names.add(name))
      lines += `${JSON.stringify(doc)}\n`
      count += 1
      if (lines.length < partBytes) continue
      await addEntry(pack, partName(store, ++part), lines)
      lines = ''
    }
    await addEntry(pack, partName(store, ++part), lines)
    documents[storeKey(store)] = count
  }
  for (const store of storesOf(source.payload)) await addStore(store)

  const pictures = openPictureStore(source.payload, env)
  const missing: string[] = []
  for (const name of names) {
    const content = await readPicture(pictures, name)
    if (content) await addEntry(pack, `media/${name}`, content)
    else missing.push(name)
  }

  const manifest: Manifest = {
    format: 1,
    product: 'tropa',
    version,
    schema: newestMigration,
    engine: env.database.engine,
    createdAt: new Date().toISOString(),
    documents,
    missing,
  }
  await addEntry(pack, manifestName, JSON.stringify(manifest, undefined, 1))
  pack.finalize()
  return { manifest, pictures: names.size - missing.length }
}

const cannotBeWritten = (file: string, error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error)
  return new BackupError(`${file} cannot be written (${reason}). Name another file.`)
}

/** Whether the archive could not be written, rather than the database or a picture read. */
const isWriteError = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && ['write', 'fsync'].includes(String(error.syscall))

const write = async (file: string, source: Source, env: Env): Promise<Backup> => {
  const pack = createPack()
  const filling = fill(pack, source, env)
  const filled = filling.catch((error: unknown) => {
    pack.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  try {
    await pipeline(pack, createGzip(), createWriteStream(file, { flush: true }))
  } catch (error) {
    throw isWriteError(error) ? cannotBeWritten(file, error) : error
  } finally {
    // When the file cannot be written on, this ends with it: nothing is read after the database is closed.
    await filled
  }
  return filling
}

/**
 * Writes everything the product stores into one archive: documents, drafts, accounts with their
 * password hashes, and pictures, but neither sessions nor the signing key. The product may run.
 *
 * @throws BackupError where there is no database, or no file of that name can be written; nothing is left of it then
 */
export const makeBackup = async (env: Env, file: string): Promise<Backup> => {
  if (await exists(file)) {
    throw new BackupError(`${file} is there already. Name another file.`)
  }
  const draft = `${file}.${process.pid}.part`
  // First, so that a file that cannot be written costs no copy of the database.
  await writeFile(draft, '', { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    throw cannotBeWritten(file, error)
  })
  try {
    const backup = await readSnapshot(env, (source) => write(draft, source, env))
    await rename(draft, file)
    return backup
  } finally {
    await rm(draft, { force: true })
  }
}
