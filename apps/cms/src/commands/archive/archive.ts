import { isRecord } from '@tropa/contract/is-record'
import type { Payload } from 'payload'
import { z } from 'zod'

/** The entry after all those that it tells of. */
export const manifestName = 'manifest.json'

/** Archives of earlier versions end in a MAC, and hold the head of the chain that the audit trail was. */
export const isObsolete = (name: string): boolean =>
  name === 'manifest.mac' || name.startsWith('documents/audit-head')

const storeKinds = ['documents', 'versions', 'globals', 'global-versions'] as const

/** One set of stored documents: those of a collection, a global, or the drafts of either. */
export interface Store {
  kind: (typeof storeKinds)[number]
  slug: string
}

/** A document as both engines store it: JSON, with its id as a string and its times in ISO 8601. */
export type StoredDocument = Record<string, unknown> & { id: string }

export const isStoredDocument = (value: unknown): value is StoredDocument =>
  isRecord(value) && typeof value.id === 'string'

export const manifestSchema = z.object({
  format: z.literal(1),
  product: z.literal('tropa'),
  version: z.string(),
  /** The newest migration of the database it was made from. */
  schema: z.string(),
  engine: z.enum(['sqlite', 'mongodb']),
  createdAt: z.iso.datetime(),
  /** How many documents there are, by store. */
  documents: z
    .record(z.string(), z.number().int().nonnegative())
    .transform((counts) =>
      Object.fromEntries(Object.entries(counts).filter(([key]) => !isObsolete(key))),
    ),
  /** Pictures that documents name and that do not exist. */
  missing: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>

/** How many documents an archive holds. */
export const countDocuments = ({ documents }: Manifest): number =>
  Object.values(documents).reduce((sum, each) => sum + each, 0)

/** A backup or a restore is refused. The message is one sentence for the person at the terminal. */
export class BackupError extends Error {}

/** The key under which the manifest counts a store's documents, and the folder of its entries. */
export const storeKey = ({ kind, slug }: Store): string => `${kind}/${slug}`

/** The entry of one part of a store; a store of many documents has several. */
export const partName = (store: Store, part: number): string =>
  `${storeKey(store)}/${String(part).padStart(6, '0')}.ndjson`

/** The store that an entry belongs to, or `undefined` where it holds no documents. */
export const storeOf = (entry: string): Store | undefined => {
  const [, kind, slug] = /^([a-z-]+)\/([a-z-]+)\/\d{6}\.ndjson$/.exec(entry) ?? []
  const known = storeKinds.find((each) => each === kind)
  return known && slug !== undefined ? { kind: known, slug } : undefined
}

/** The name of the picture an entry holds, or `undefined` where it holds none. No name leads out of the folder. */
export const pictureOf = (entry: string): string | undefined =>
  /^media\/([\w-][\w.-]*)$/.exec(entry)?.[1]

/** Payload's own collections of passing state: who edits what, which migrations ran. */
const temporary = new Set(['payload-locked-documents', 'payload-migrations', 'payload-kv'])

/** Every store of the configuration, so that a new collection is backed up from its first day. */
export const storesOf = ({ config }: Payload): Store[] => [
  ...config.collections
    .filter(({ slug }) => !temporary.has(slug))
    .flatMap(({ slug, versions }): Store[] => [
      { kind: 'documents', slug },
      ...(versions ? [{ kind: 'versions', slug } as const] : []),
    ]),
  ...config.globals.flatMap(({ slug, versions }): Store[] => [
    { kind: 'globals', slug },
    ...(versions ? [{ kind: 'global-versions', slug } as const] : []),
  ]),
]
