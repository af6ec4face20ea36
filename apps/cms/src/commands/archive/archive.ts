import { z } from 'zod'

/** The archive's own version: another one is another way to lay it out. */
export const archiveFormat = 1

/** The last entry, written when everything else is known. */
export const manifestName = 'manifest.json'

/** What is stored: documents and drafts of a collection, a global and its drafts. */
export const storeKinds = ['documents', 'versions', 'globals', 'global-versions'] as const

/** One place documents are stored in. */
export interface Store {
  kind: (typeof storeKinds)[number]
  slug: string
}

/** A stored document as both engines have it: JSON, its id a string, its times ISO 8601. */
export type StoredDocument = Record<string, unknown> & { id: string }

/** Takes the documents of an archive, which count when it is told that these were all. */
export interface DocumentWriter {
  write: (store: Store, docs: StoredDocument[]) => Promise<void>
  finish: () => Promise<void>
}

/** What an archive says about itself. */
export const manifestSchema = z.object({
  format: z.literal(archiveFormat),
  product: z.literal('tropa'),
  version: z.string(),
  /** The newest migration of the database it was made from. */
  schema: z.string(),
  engine: z.enum(['sqlite', 'mongodb']),
  createdAt: z.iso.datetime(),
  documents: z.record(z.string(), z.number().int().nonnegative()),
  /** Pictures that documents name and that were not there. */
  missing: z.array(z.string()),
  entries: z.record(
    z.string(),
    z.object({ bytes: z.number().int().nonnegative(), sha256: z.string().length(64) }),
  ),
})

/** See `manifestSchema`. */
export type Manifest = z.infer<typeof manifestSchema>

/** Why an archive, or what was asked of it, is refused: one sentence for the person who asked. */
export class BackupError extends Error {}

/** The name of a store's part; a store of many documents has several. */
export const partName = ({ kind, slug }: Store, part: number): string =>
  `${kind}/${slug}/${String(part).padStart(6, '0')}.ndjson`

/** The key under which the manifest counts a store's documents. */
export const storeKey = ({ kind, slug }: Store): string => `${kind}/${slug}`

/** The store an entry belongs to, or `undefined` for one that holds no documents. */
export const storeOf = (entry: string): Store | undefined => {
  const [, kind, slug] = /^([a-z-]+)\/([a-z-]+)\/\d{6}\.ndjson$/.exec(entry) ?? []
  const known = storeKinds.find((each) => each === kind)
  return known && slug !== undefined ? { kind: known, slug } : undefined
}

/** The name of the picture an entry holds, or `undefined` for another one. */
export const pictureOf = (entry: string): string | undefined =>
  /^media\/([\w-][\w.-]*)$/.exec(entry)?.[1]
