import { createHash } from 'node:crypto'
import { fileNamesOf } from '../../features/media/file-names'
import { slugs } from '../../payload/slugs'
import {
  BackupError,
  macName,
  manifestName,
  manifestSchema,
  pictureOf,
  storeKey,
  storeOf,
  type Manifest,
  type StoredDocument,
} from './archive'
import type { ManifestMac } from './archive-mac'
import { archiveLimits, type ArchiveLimits } from './limits'
import { documentsIn, readEntries, type Entry } from './read-entries'

/** What an archive really holds, to be compared with its manifest. */
interface Found {
  entries: Manifest['entries']
  documents: Manifest['documents']
  manifest?: Manifest
  manifestMac: ManifestMac
}

const readManifest = (found: Found, content: Buffer) => {
  const parsed = manifestSchema.safeParse(JSON.parse(content.toString('utf8')))
  if (!parsed.success) throw new BackupError('The archive was made by another kind of Tropa.')
  found.manifest = parsed.data
  found.manifestMac.manifest = content
}

/** A restore removes the files of the documents that it replaces. */
const refuseForeignFile = (doc: StoredDocument) => {
  const name = fileNamesOf(doc).find((each) => pictureOf(`media/${each}`) === undefined)
  if (name === undefined) return
  throw new BackupError(`The archive names a file that is no picture of its own: ${name}.`)
}

const addFound = (found: Found, entry: Entry, limits: ArchiveLimits) => {
  const { name, content } = entry
  if (found.manifest && name === macName && found.manifestMac.mac === undefined) {
    found.manifestMac.mac = content.toString('latin1')
    return
  }
  if (found.manifest || name in found.entries) {
    throw new BackupError(`The archive holds more than it says: ${name}.`)
  }
  if (name === manifestName) {
    readManifest(found, content)
    return
  }
  const store = storeOf(name)
  if (store) {
    const key = storeKey(store)
    let count = found.documents[key] ?? 0
    for (const doc of documentsIn(entry, limits)) {
      if (store.slug === slugs.media) refuseForeignFile(doc)
      count += 1
    }
    found.documents[key] = count
  } else if (pictureOf(name) === undefined) {
    throw new BackupError(`The archive holds something else than it should: ${name}.`)
  }
  const sha256 = createHash('sha256').update(content).digest('hex')
  found.entries[name] = { bytes: content.length, sha256 }
}

const sorted = (record: Record<string, unknown>) =>
  JSON.stringify(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

const readAll = async (file: string, limits: ArchiveLimits) => {
  const found: Found = { entries: {}, documents: {}, manifestMac: { manifest: Buffer.alloc(0) } }
  for await (const entry of readEntries(file, limits)) addFound(found, entry, limits)
  return found
}

/** An archive whose content is what its manifest says. */
export interface CheckedArchive {
  manifest: Manifest
  manifestMac: ManifestMac
}

/**
 * Reads a whole archive and compares it with its manifest.
 *
 * @throws BackupError where it is cut, damaged or larger than an archive may be
 */
export const checkArchive = async (
  file: string,
  limits: ArchiveLimits = archiveLimits,
): Promise<CheckedArchive> => {
  let found: Found
  try {
    found = await readAll(file, limits)
  } catch (error) {
    if (error instanceof BackupError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupError(`${file} is no archive that can be read (${reason}).`)
  }
  const { manifest, entries, documents, manifestMac } = found
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
  return { manifest, manifestMac }
}
