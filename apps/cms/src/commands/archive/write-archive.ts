import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack as createPack, type Pack } from 'tar-stream'
import type { PictureStore } from '../../features/media/picture-store'
import {
  archiveFormat,
  macName,
  manifestName,
  partName,
  storeKey,
  type Manifest,
  type Store,
  type StoredDocument,
} from './archive'
import { macOf } from './archive-mac'
import { archiveLimits, createTally } from './limits'

/** A part is held in memory, because its length is written before it. */
const partBytes = 1_000_000

export interface ArchiveInput {
  about: Pick<Manifest, 'version' | 'schema' | 'engine' | 'createdAt' | 'audit'>
  stores: readonly Store[]
  read: (store: Store) => AsyncIterable<StoredDocument>
  pictures: PictureStore
  /** The names of the pictures that a document refers to. */
  picturesIn: (store: Store, doc: StoredDocument) => string[]
  /** The secret of the installation, which recognises the archive by it. */
  secret: string
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

const addEntry = (pack: Pack, name: string, content: Buffer) =>
  new Promise<void>((done, failed) => {
    const header = { name, size: content.length, mode: 0o600, mtime: new Date(0) }
    const entry = pack.entry(header, content, (error) => {
      if (error) failed(error)
      else done()
    })
    // It is thrown in the process where nobody listens, when the archive cannot be written on.
    entry.on('error', failed)
  })

const partsOf = async function* (
  docs: AsyncIterable<StoredDocument>,
  addDocument: (id: string, bytes: number) => void,
) {
  let lines: string[] = []
  let length = 0
  for await (const doc of docs) {
    const line = `${JSON.stringify(doc)}\n`
    const bytes = Buffer.byteLength(line)
    addDocument(doc.id, bytes)
    lines.push(line)
    length += bytes
    if (length < partBytes) continue
    yield lines
    lines = []
    length = 0
  }
  yield lines
}

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

const fill = async (pack: Pack, input: ArchiveInput): Promise<Manifest> => {
  const { about, stores, read, pictures, picturesIn, secret } = input
  const tally = createTally(archiveLimits)
  const entries: Manifest['entries'] = {}
  const add = async (name: string, content: Buffer) => {
    tally.addEntry(name, content.length)
    entries[name] = { bytes: content.length, sha256: sha256(content) }
    await addEntry(pack, name, content)
  }

  const documents: Manifest['documents'] = {}
  const names = new Set<string>()
  const namesOf = async function* (store: Store) {
    for await (const doc of read(store)) {
      for (const name of picturesIn(store, doc)) names.add(name)
      yield doc
    }
  }
  for (const store of stores) {
    let part = 0
    let count = 0
    for await (const lines of partsOf(namesOf(store), tally.addDocument)) {
      await add(partName(store, ++part), Buffer.from(lines.join('')))
      count += lines.length
    }
    documents[storeKey(store)] = count
  }

  const missing: string[] = []
  for (const name of names) {
    const content = await readPicture(pictures, name)
    if (content) await add(`media/${name}`, content)
    else missing.push(name)
  }
  const manifest: Manifest = {
    format: archiveFormat,
    product: 'tropa',
    ...about,
    documents,
    missing,
    entries,
  }
  const written = Buffer.from(JSON.stringify(manifest, undefined, 1))
  await addEntry(pack, manifestName, written)
  await addEntry(pack, macName, Buffer.from(macOf(written, secret)))
  pack.finalize()
  return manifest
}

/** Writes an archive. */
export const writeArchive = async (file: string, input: ArchiveInput): Promise<Manifest> => {
  const pack = createPack()
  const filling = fill(pack, input)
  const filled = filling.catch((error: unknown) => {
    pack.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  try {
    await pipeline(pack, createGzip(), createWriteStream(file, { flush: true }))
  } finally {
    // When the file cannot be written on, this ends with it: nothing is read after the database is closed.
    await filled
  }
  return filling
}
