import { createWriteStream } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack as createPack, type Pack } from 'tar-stream'
import { exists } from '../../database/files'
import { newestMigration } from '../../database/migrate'
import { acquireDatabase } from '../../database/open'
import type { Env } from '../../env'
import { storeBackup } from '../../backup/last-backup'
import { fileNamesOf } from '../../features/media/hooks'
import { pictureStoreOf } from '../../database/pictures'
import { isPicture } from '../../features/media/reencode'
import { build, version } from '../../payload/version'
import { requestOfProduct } from '../control-socket'
import {
  archiveLimits,
  BackupError,
  countFiles,
  limitBytes,
  manifestName,
  type Manifest,
} from './archive'
import { readSnapshot, withPayload } from './open-database'
import { readParts, storesOf, type Source } from './stores'

const addEntry = (pack: Pack, name: string, content: Buffer | string) =>
  new Promise<void>((done, failed) => {
    const entry = pack.entry({ name, mode: 0o600, mtime: new Date(0) }, content, (error) => {
      if (error) failed(error)
      else done()
    })
    // Without a listener, the error crashes the process when the archive can no longer be written.
    entry.on('error', failed)
  })

const fill = async (pack: Pack, source: Source, env: Env): Promise<Manifest> => {
  const count = countFiles(archiveLimits)
  const add = (name: string, content: Buffer | string) => {
    count(name, Buffer.byteLength(content))
    return addEntry(pack, name, content)
  }
  const documents: Manifest['documents'] = {}
  const names = new Set<string>()
  for (const store of storesOf(source.payload)) {
    let [stored, part] = [0, 0]
    for await (const docs of readParts(source, store)) {
      const name = `${store.key}/${String(++part).padStart(6, '0')}.ndjson`
      await add(name, docs.map((doc) => `${JSON.stringify(doc)}\n`).join(''))
      stored += docs.length
      if (store.slug === 'media') docs.flatMap(fileNamesOf).forEach((each) => names.add(each))
    }
    documents[store.key] = stored
  }

  const pictures = pictureStoreOf(source.payload)
  const missing: string[] = []
  for (const name of names) {
    const content = (await pictures.find(name)) && (await buffer(pictures.read(name)))
    // A damaged picture would make a restore refuse the whole archive.
    if (content && (await isPicture(content))) await add(`media/${name}`, content)
    else missing.push(name)
  }

  const manifest: Manifest = {
    format: 1,
    product: 'tropa',
    version,
    build,
    schema: newestMigration,
    engine: env.database.engine,
    createdAt: new Date().toISOString(),
    documents,
    pictures: names.size - missing.length,
    missing,
  }
  await add(manifestName, JSON.stringify(manifest, undefined, 1))
  pack.finalize()
  return manifest
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

const write = async (file: string, source: Source, env: Env): Promise<Manifest> => {
  const pack = createPack()
  const filling = fill(pack, source, env)
  const written = pipeline(
    pack,
    limitBytes(archiveLimits),
    createGzip(),
    createWriteStream(file, { flush: true }),
  )
  // If either fails the other ends too, so that nothing is read after the database is closed.
  filling.catch((error: unknown) => pack.destroy(toError(error)))
  const [filled, archived] = await Promise.allSettled([filling, written])
  if (archived.status === 'rejected') throw archived.reason
  if (filled.status === 'rejected') throw filled.reason
  return filled.value
}

/**
 * Writes everything the product stores into one archive: documents, drafts, accounts with their
 * password hashes, and pictures, but neither sessions nor the signing key. The product may run.
 *
 * @throws EnvError if there is no database
 * @throws BackupError if the database is too large for an archive, or no file of that name can be
 *   written; nothing is left of it then
 */
export const makeBackup = async (env: Env, file: string): Promise<Manifest> => {
  if (await exists(file)) throw new BackupError(`${file} is there already. Name another file.`)
  const draft = `${file}.${process.pid}.part`
  // First, so that an unwritable file fails before the database is copied.
  await writeFile(draft, '', { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    const { message } = toError(error)
    throw new BackupError(`${file} cannot be written (${message}). Name another file.`)
  })
  try {
    const manifest = await readSnapshot(env, (source) => write(draft, source, env))
    await rename(draft, file)
    return manifest
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Records a complete archive in the audit trail, so that admins learn how old the last one is. If the product runs on
 * the embedded database, it writes the entry.
 */
export const recordBackup = async (env: Env, { createdAt }: Manifest): Promise<void> => {
  const response = await requestOfProduct(env, { createdAt })
  if (response && response.status !== 200) throw new Error(response.text)
  if (response) return
  const release = await acquireDatabase(env.database)
  await withPayload(env, env.database, (payload) => storeBackup(payload, createdAt)).finally(
    release,
  )
}
