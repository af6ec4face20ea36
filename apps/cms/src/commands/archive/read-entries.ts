import { createReadStream } from 'node:fs'
import { Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract, type Headers } from 'tar-stream'
import { BackupError, isStoredDocument, type StoredDocument } from './archive'
import { archiveLimits, refusals, type ArchiveLimits } from './limits'

export interface Entry {
  name: string
  content: Buffer
}

/** At most what surrounds the content of an entry: its header, a long name, padding. */
const envelopeBytes = 4096

/** Counts what is unpacked, and fails as soon as that is more than an archive may hold. */
const createGuard = (limits: ArchiveLimits, packedBytes: () => number) => {
  let total = 0
  let entries = 0
  /** How many bytes may follow before the next entry is found. */
  let expected = limits.betweenBytes

  const refusalOf = () => {
    if (total > limits.totalBytes) return refusals.totalBytes(limits)
    if (total > limits.freeBytes + limits.ratio * packedBytes()) return refusals.ratio(limits)
    // The library below collects long names in memory, whatever length a header gives them.
    return expected < 0 ? refusals.betweenBytes(limits) : undefined
  }

  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      total += chunk.length
      expected -= chunk.length
      const refusal = refusalOf()
      if (refusal) done(refusal)
      else done(null, chunk)
    },
  })

  const admit = ({ name, size = 0, type }: Headers) => {
    entries += 1
    if (entries > limits.entries) throw refusals.entries(limits)
    if (name.length > limits.nameLength) throw refusals.nameLength(limits)
    if (type !== 'file' || !Number.isSafeInteger(size) || size < 0) {
      throw new BackupError(`The archive holds something else than it should: ${name}.`)
    }
    if (size > limits.entryBytes) throw refusals.entryBytes(limits, name)
    expected = Math.min(expected, limits.betweenBytes) + size + envelopeBytes
  }

  return { stream, admit }
}

/**
 * Reads the entries of an archive one at a time.
 *
 * @throws BackupError as soon as the archive exceeds a limit
 */
export const readEntries = async function* (
  file: string,
  limits: ArchiveLimits = archiveLimits,
): AsyncGenerator<Entry> {
  const packed = createReadStream(file)
  const guard = createGuard(limits, () => packed.bytesRead)
  const unpacked = extract()
  const reading = pipeline(packed, createGunzip(), guard.stream, unpacked)
  // An error there ends the loop below too.
  reading.catch(() => undefined)
  for await (const entry of unpacked) {
    guard.admit(entry.header)
    yield { name: entry.header.name, content: await buffer(entry) }
  }
  await reading
}

/** Parses the documents of an entry one at a time. */
export const documentsIn = function* (
  { name, content }: Entry,
  limits: ArchiveLimits = archiveLimits,
): Generator<StoredDocument> {
  let count = 0
  for (let start = 0; start < content.length;) {
    const found = content.indexOf('\n', start)
    const end = found === -1 ? content.length : found
    if (end - start > limits.lineBytes) throw refusals.lineBytes(limits, name)
    if (end > start) {
      const doc: unknown = JSON.parse(content.toString('utf8', start, end))
      if (!isStoredDocument(doc)) {
        throw new BackupError(`The archive holds a document without an id in ${name}.`)
      }
      count += 1
      if (count > limits.documents) throw refusals.documents(limits, name)
      yield doc
    }
    start = end + 1
  }
}
