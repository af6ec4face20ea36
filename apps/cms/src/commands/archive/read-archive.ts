import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { fileNamesOf } from '../../features/media/file-names'
import { slugs } from '../../payload/slugs'
import {
  BackupError,
  isObsolete,
  isStoredDocument,
  manifestName,
  manifestSchema,
  pictureOf,
  storeKey,
  storeOf,
  type Manifest,
  type StoredDocument,
} from './archive'

/** The most bytes that one entry may have, which is held in memory. No document or picture comes close. */
const maxEntryBytes = 32_000_000

export interface Entry {
  name: string
  content: Buffer
}

/** Reads the entries of an archive one at a time. */
export const readEntries = async function* (file: string): AsyncGenerator<Entry> {
  const unpacked = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), unpacked)
  // An error there ends the loop below too.
  reading.catch(() => undefined)
  for await (const entry of unpacked) {
    const { name, size = 0, type } = entry.header
    if (type !== 'file')
      throw new BackupError(`The archive holds something else than files: ${name}.`)
    if (size > maxEntryBytes)
      throw new BackupError(`The archive holds a file of more than 32 MB: ${name}.`)
    const content = await buffer(entry)
    if (!isObsolete(name)) yield { name, content }
  }
  await reading
}

/** The documents of an entry. */
export const documentsIn = ({ name, content }: Entry): StoredDocument[] =>
  content
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const doc: unknown = JSON.parse(line)
      if (isStoredDocument(doc)) return doc
      throw new BackupError(`The archive holds a document without an id in ${name}.`)
    })

/** A restore writes and removes files of these names. */
const refuseForeignFile = (doc: StoredDocument) => {
  const name = fileNamesOf(doc).find((each) => pictureOf(`media/${each}`) === undefined)
  if (name === undefined) return
  throw new BackupError(`The archive names a file that is no picture of its own: ${name}.`)
}

const readManifest = ({ content }: Entry) => {
  const parsed = manifestSchema.safeParse(JSON.parse(content.toString()))
  if (!parsed.success) throw new BackupError('The archive was made by another kind of Tropa.')
  return parsed.data
}

const readAll = async (file: string) => {
  const documents: Manifest['documents'] = {}
  let manifest: Manifest | undefined
  for await (const entry of readEntries(file)) {
    const { name } = entry
    const store = storeOf(name)
    if (store) {
      const docs = documentsIn(entry)
      if (store.slug === slugs.media) docs.forEach(refuseForeignFile)
      documents[storeKey(store)] = (documents[storeKey(store)] ?? 0) + docs.length
    } else if (name === manifestName) {
      manifest = readManifest(entry)
    } else if (pictureOf(name) === undefined) {
      throw new BackupError(`The archive holds something else than it should: ${name}.`)
    }
  }
  return { documents, manifest }
}

/**
 * Reads a whole archive and compares it with its manifest. That its bytes are those that were written
 * is what gzip checks.
 *
 * @throws BackupError where it is cut off, damaged or no archive
 */
export const checkArchive = async (file: string): Promise<Manifest> => {
  const { documents, manifest } = await readAll(file).catch((error: unknown) => {
    if (error instanceof BackupError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupError(`${file} is no archive that can be read (${reason}).`)
  })
  if (!manifest) throw new BackupError('The archive is cut off: its end is missing.')
  if (!isDeepStrictEqual(documents, manifest.documents)) {
    throw new BackupError('The archive does not hold as many documents as it says.')
  }
  return manifest
}
