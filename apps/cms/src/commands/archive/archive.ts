import { isRecord } from '@tropa/contract/is-record'
import { z } from 'zod'

/** The version of the archive's layout. */
export const archiveFormat = 1

/** The entry after all those that it lists. */
export const manifestName = 'manifest.json'

/** The last entry: the MAC of the manifest's bytes. */
export const macName = 'manifest.mac'

export const storeKinds = ['documents', 'versions', 'globals', 'global-versions'] as const

/** One set of stored documents: those of a collection, a global, or the drafts of either. */
export interface Store {
  kind: (typeof storeKinds)[number]
  slug: string
}

/** A document as both engines store it: JSON, with its id as a string and its times in ISO 8601. */
export type StoredDocument = Record<string, unknown> & { id: string }

export const isStoredDocument = (value: unknown): value is StoredDocument =>
  isRecord(value) && typeof value.id === 'string'

/** Writes the documents of an archive into a database, where they appear with `finish` all at once. */
export interface DocumentWriter {
  write: (store: Store, docs: StoredDocument[]) => Promise<void>
  finish: () => Promise<void>
}

export const manifestSchema = z.object({
  format: z.literal(archiveFormat),
  product: z.literal('tropa'),
  version: z.string(),
  /** The newest migration of the database it was made from. */
  schema: z.string(),
  engine: z.enum(['sqlite', 'mongodb']),
  createdAt: z.iso.datetime(),
  documents: z.record(z.string(), z.number().int().nonnegative()),
  /** Pictures that documents name and that do not exist. */
  missing: z.array(z.string()),
  /** The head of the audit trail; archives from before it have none. */
  audit: z.object({ sequence: z.number().int(), head: z.string() }).optional(),
  entries: z.record(
    z.string(),
    z.object({ bytes: z.number().int().nonnegative(), sha256: z.string().length(64) }),
  ),
})

export type Manifest = z.infer<typeof manifestSchema>

/** How many documents an archive holds. */
export const countDocuments = ({ documents }: Manifest): number =>
  Object.values(documents).reduce((sum, each) => sum + each, 0)

/** How many pictures an archive holds. */
export const countPictures = ({ entries }: Manifest): number =>
  Object.keys(entries).filter((name) => name.startsWith('media/')).length

/** A backup or a restore is refused. The message is one sentence for the person at the terminal. */
export class BackupError extends Error {}

/** The entry of one part of a store; a store of many documents has several. */
export const partName = ({ kind, slug }: Store, part: number): string =>
  `${kind}/${slug}/${String(part).padStart(6, '0')}.ndjson`

/** The key under which the manifest counts a store's documents. */
export const storeKey = ({ kind, slug }: Store): string => `${kind}/${slug}`

/** The store that an entry belongs to, or `undefined` where it holds no documents. */
export const storeOf = (entry: string): Store | undefined => {
  const [, kind, slug] = /^([a-z-]+)\/([a-z-]+)\/\d{6}\.ndjson$/.exec(entry) ?? []
  const known = storeKinds.find((each) => each === kind)
  return known && slug !== undefined ? { kind: known, slug } : undefined
}

/** The name of the picture an entry holds, or `undefined` where it holds none. */
export const pictureOf = (entry: string): string | undefined =>
  /^media\/([\w-][\w.-]*)$/.exec(entry)?.[1]
