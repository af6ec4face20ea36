import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import { isRecord } from '@tropa/contract/is-record'
import { extract } from 'tar-stream'
import { fileNamesOf } from '../../features/media/hooks'
import { BackupError, isObsolete, manifestName, manifestSchema, type Manifest } from './archive'
import type { StoredDocument } from './stores'

/** The most bytes that one entry may have, which is held in memory. No document or picture comes close. */
const maxEntryBytes = 32_000_000

type Entry =
  | { kind: 'documents'; key: string; docs: StoredDocument[] }
  | { kind: 'picture'; name: string; content: Buffer }
  | { kind: 'manifest'; manifest: Manifest }

const parseDocument = (entry: string, line: string): StoredDocument => {
  const doc: unknown = JSON.parse(line)
  if (isRecord(doc) && typeof doc.id === 'string') return { ...doc, id: doc.id }
  throw new BackupError(`The archive holds a document without an id in ${entry}.`)
}

/** No name of a picture leads out of the folder. */
const isPictureName = (name: string) => /^[\w-][\w.-]*$/.test(name)

/** A restored picture's files are read and removed by these names. */
const refuseForeignFile = (doc: StoredDocument) => {
  const name = fileNamesOf(doc).find((each) => !isPictureName(each))
  if (name === undefined) return
  throw new BackupError(`The archive names a file that is no picture of its own: ${name}.`)
}

const parseEntry = (name: string, content: Buffer): Entry => {
  const [, key] = /^([a-z-]+\/[a-z-]+)\/\d{6}\.ndjson$/.exec(name) ?? []
  if (key !== undefined) {
    const lines = content.toString().split('\n').filter(Boolean)
    const docs = lines.map((line) => parseDocument(name, line))
    if (key === `documents/media`) docs.forEach(refuseForeignFile)
    return { kind: 'documents', key, docs }
  }
  if (name === manifestName) {
    const { data } = manifestSchema.safeParse(JSON.parse(content.toString()))
    if (data) return { kind: 'manifest', manifest: data }
    throw new BackupError('The archive was made by another kind of Tropa.')
  }
  const picture = name.replace(/^media\//, '')
  if (picture !== name && isPictureName(picture)) return { kind: 'picture', name: picture, content }
  throw new BackupError(`The archive holds something else than it should: ${name}.`)
}

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
    if (!isObsolete(name)) yield parseEntry(name, content)
  }
  await reading
}

/**
 * Reads a whole archive and compares it with its manifest. That its bytes are those that were written
 * is what gzip checks.
 *
 * @throws BackupError where it is cut off, damaged or no archive
 */
export const checkArchive = async (file: string): Promise<Manifest> => {
  const documents: Manifest['documents'] = {}
  let manifest: Manifest | undefined
  try {
    for await (const entry of readEntries(file)) {
      if (entry.kind === 'manifest') manifest = entry.manifest
      if (entry.kind !== 'documents') continue
      documents[entry.key] = (documents[entry.key] ?? 0) + entry.docs.length
    }
  } catch (error) {
    if (error instanceof BackupError || !(error instanceof Error)) throw error
    throw new BackupError(`${file} is no archive that can be read (${error.message}).`)
  }
  if (!manifest) throw new BackupError('The archive is cut off: its end is missing.')
  if (!isDeepStrictEqual(documents, manifest.documents)) {
    throw new BackupError('The archive does not hold as many documents as it says.')
  }
  return manifest
}
