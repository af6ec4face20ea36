import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import { isRecord } from '@tropa/contract/base/is-record'
import { extract } from 'tar-stream'
import { fileNamesOf } from '../../features/media/hooks'
import { isPicture } from '../../features/media/reencode'
import {
  archiveLimits,
  type ArchiveLimits,
  BackupError,
  countFiles,
  isObsolete,
  limitBytes,
  manifestName,
  manifestSchema,
  type Manifest,
} from './archive'
import type { StoredDocument } from '../../database/engine-types'

type Entry =
  | { kind: 'documents'; key: string; docs: StoredDocument[] }
  | { kind: 'picture'; name: string; content: Buffer }
  | { kind: 'manifest'; manifest: Manifest }

const parseDocument = (entry: string, line: string): StoredDocument => {
  const doc: unknown = JSON.parse(line)
  if (isRecord(doc) && typeof doc.id === 'string') return { ...doc, id: doc.id }
  throw new BackupError(`The archive holds a document without an id in ${entry}.`)
}

/** Refuses names that lead out of the folder, or make a browser take the picture for a page. */
const isPictureName = (name: string) => /^[\w-][\w.-]*\.webp$/.test(name)

const mediaKey = 'documents/media'

/** Restored pictures are read and removed by these names, so each must be safe. */
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
    if (key === mediaKey) docs.forEach(refuseForeignFile)
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

export const readEntries = async function* (
  file: string,
  limits = archiveLimits,
): AsyncGenerator<Entry> {
  const unpacked = extract()
  const count = countFiles(limits)
  const reading = pipeline(createReadStream(file), createGunzip(), limitBytes(limits), unpacked)
  // An error there ends the loop below too.
  reading.catch(() => undefined)
  for await (const entry of unpacked) {
    const { name, size = 0, type } = entry.header
    if (type !== 'file')
      throw new BackupError(`The archive holds something else than files: ${name}.`)
    count(name, size)
    const content = await buffer(entry)
    if (!isObsolete(name)) yield parseEntry(name, content)
  }
  await reading
}

export interface Checked {
  manifest: Manifest
  /** The pictures that documents name and the archive does not hold. */
  missing: string[]
}

/**
 * Reads a whole archive and compares it with its manifest. gzip itself checks that its bytes are those that
 * were written.
 *
 * @throws BackupError if it is cut off, damaged, too large or no archive, or a picture's content is not that of a picture
 */
export const checkArchive = async (
  file: string,
  limits: Partial<ArchiveLimits> = {},
): Promise<Checked> => {
  const documents: Manifest['documents'] = {}
  const [named, pictures] = [new Set<string>(), new Set<string>()]
  let manifest: Manifest | undefined
  try {
    for await (const entry of readEntries(file, { ...archiveLimits, ...limits })) {
      if (entry.kind === 'manifest') manifest = entry.manifest
      if (entry.kind === 'picture') {
        if (!(await isPicture(entry.content)))
          throw new BackupError(`The archive holds a file that is no picture: ${entry.name}.`)
        pictures.add(entry.name)
      }
      if (entry.kind !== 'documents') continue
      documents[entry.key] = (documents[entry.key] ?? 0) + entry.docs.length
      if (entry.key === mediaKey) entry.docs.flatMap(fileNamesOf).forEach((each) => named.add(each))
    }
  } catch (error) {
    if (error instanceof BackupError || !(error instanceof Error)) throw error
    throw new BackupError(`${file} is no archive that can be read (${error.message}).`)
  }
  if (!manifest) throw new BackupError('The archive is cut off: its end is missing.')
  if (!isDeepStrictEqual(documents, manifest.documents)) {
    throw new BackupError('The archive does not hold as many documents as it says.')
  }
  const missing = [...named].filter((name) => !pictures.has(name))
  if (missing.length === 0 && pictures.size !== (manifest.pictures ?? pictures.size)) {
    throw new BackupError('The archive does not hold as many pictures as it says.')
  }
  return { manifest, missing }
}
