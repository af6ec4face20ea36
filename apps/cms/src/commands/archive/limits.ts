import { BackupError } from './archive'

/**
 * How much an archive may hold. A backup keeps to these limits too, so that each of them can be
 * restored; they are far above what a team has, and far below what fills a machine's memory.
 */
export const archiveLimits = {
  /** Entries: documents in parts of about a megabyte, pictures and the manifest. */
  entries: 100_000,
  /** Bytes of one entry, which is held in memory. */
  entryBytes: 32_000_000,
  /** Bytes of one document as JSON; MongoDB stores none that is larger. */
  lineBytes: 16_000_000,
  /** Documents in one entry; a megabyte holds far fewer. */
  documents: 50_000,
  /** Bytes of everything, unpacked. */
  totalBytes: 50_000_000_000,
  /** How many bytes each packed one may unpack to; 100,000 equal log entries reach 45. */
  ratio: 200,
  /** The number of unpacked bytes below which the ratio is not checked. */
  freeBytes: 64_000_000,
  /** Bytes that may precede an entry or follow the last one: a header, padding. */
  betweenBytes: 1_000_000,
  /** Characters of an entry's name. */
  nameLength: 200,
}

export type ArchiveLimits = typeof archiveLimits

const inWords = (bytes: number) =>
  bytes >= 1_000_000_000 ? `${bytes / 1_000_000_000} GB` : `${bytes / 1_000_000} MB`

const advice =
  'No backup of this product is like that: the file is damaged or was made to do harm. Use another one.'

const tooLarge = (what: string) => new BackupError(`The archive ${what}. ${advice}`)

/** The refusals of an archive that exceeds a limit. */
export const refusals = {
  entries: ({ entries }: ArchiveLimits) => tooLarge(`holds more than ${entries} files`),
  entryBytes: ({ entryBytes }: ArchiveLimits, name: string) =>
    tooLarge(`holds a file of more than ${inWords(entryBytes)}: ${name}`),
  lineBytes: ({ lineBytes }: ArchiveLimits, name: string) =>
    tooLarge(`holds a document of more than ${inWords(lineBytes)} in ${name}`),
  documents: ({ documents }: ArchiveLimits, name: string) =>
    tooLarge(`holds more than ${documents} documents in ${name}`),
  totalBytes: ({ totalBytes }: ArchiveLimits) =>
    tooLarge(`unpacks to more than ${inWords(totalBytes)}`),
  ratio: ({ ratio }: ArchiveLimits) => tooLarge(`unpacks to more than ${ratio} times its size`),
  betweenBytes: ({ betweenBytes }: ArchiveLimits) =>
    tooLarge(`holds more than ${inWords(betweenBytes)} that belong to no file`),
  nameLength: ({ nameLength }: ArchiveLimits) =>
    tooLarge(`holds a file whose name has more than ${nameLength} characters`),
}

/** What has been added to an archive; refuses to make one that a restore would refuse. */
export const createTally = (limits: ArchiveLimits) => {
  let entries = 0
  let total = 0
  const refuse = (reason: string) => {
    throw new BackupError(`A backup cannot hold ${reason}.`)
  }
  return {
    addDocument: (name: string, bytes: number) => {
      if (bytes > limits.lineBytes) {
        refuse(`a document of more than ${inWords(limits.lineBytes)}: ${name}`)
      }
    },
    addEntry: (name: string, bytes: number) => {
      entries += 1
      total += bytes
      if (bytes > limits.entryBytes) {
        refuse(`a file of more than ${inWords(limits.entryBytes)}: ${name}`)
      }
      if (entries > limits.entries) refuse(`more than ${limits.entries} files`)
      if (total > limits.totalBytes) refuse(`more than ${inWords(limits.totalBytes)}`)
    },
  }
}
