import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import {
  BackupError,
  isStoredDocument,
  manifestName,
  manifestSchema,
  pictureOf,
  storeKey,
  storeOf,
  type Manifest,
  type StoredDocument,
} from './archive'

const maxEntryBytes = 64_000_000

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
    if (type !== 'file' || size > maxEntryBytes) {
      throw new BackupError(`The archive holds something else than it should: ${name}.`)
    }
    yield { name, content: await buffer(entry) }
  }
  await reading
}

/** Parses the documents of an entry. */
export const documentsIn = ({ name, content }: Entry): StoredDocument[] =>
  content
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const doc: unknown = JSON.parse(line)
      if (isStoredDocument(doc)) return doc
      throw new BackupError(`The archive holds a document without an id in ${name}.`)
    })

/** What an archive really holds, to be compared with its manifest. */
interface Found {
  entries: Manifest['entries']
  documents: Manifest['documents']
  manifest?: Manifest
}

const addFound = (found: Found, entry: Entry) => {
  const { name, content } = entry
  if (found.manifest || name in found.entries) {
    throw new BackupError(`The archive holds more than it says: ${name}.`)
  }
  if (name === manifestName) {
    const parsed = manifestSchema.safeParse(JSON.parse(content.toString('utf8')))
    if (!parsed.success) throw new BackupError('The archive was made by another kind of Tropa.')
    found.manifest = parsed.data
    return
  }
  const store = storeOf(name)
  if (store) {
    const key = storeKey(store)
    found.documents[key] = (found.documents[key] ?? 0) + documentsIn(entry).length
  } else if (pictureOf(name) === undefined) {
    throw new BackupError(`The archive holds something else than it should: ${name}.`)
  }
  const sha256 = createHash('sha256').update(content).digest('hex')
  found.entries[name] = { bytes: content.length, sha256 }
}

const sorted = (record: Record<string, unknown>) =>
  JSON.stringify(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

const readAll = async (file: string) => {
  const found: Found = { entries: {}, documents: {} }
  for await (const entry of readEntries(file)) addFound(found, entry)
  return found
}

/**
 * Reads a whole archive and compares it with its manifest.
 *
 * @throws BackupError where it is cut, damaged or changed
 */
export const checkArchive = async (file: string): Promise<Manifest> => {
  let found: Found
  try {
    found = await readAll(file)
  } catch (error) {
    if (error instanceof BackupError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupError(`${file} is no archive that can be read (${reason}).`)
  }
  const { manifest, entries, documents } = found
  if (!manifest) throw new BackupError('The archive is cut off: its end is missing.')
  for (const [name, { sha256 }] of Object.entries(manifest.entries)) {
    if (entries[name]?.sha256 !== sha256) {
      throw new BackupError(`The archive is damaged: ${name} is not what was stored.`)
    }
  }
  if (sorted(entries) !== sorted(manifest.entries)) {
    throw new BackupError('The archive holds more than it says.')
  }
  if (sorted(documents) !== sorted(manifest.documents)) {
    throw new BackupError('The archive does not hold as many documents as it says.')
  }
  return manifest
}
