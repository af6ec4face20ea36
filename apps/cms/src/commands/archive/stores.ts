import {
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  type FlattenedField,
  type Payload,
  type Where,
} from 'payload'
import type { DocumentSet, StoredDocument } from '../../database/engine-types'
import { mailQueue } from '../../payload/email/mail-queue'
import { jobs } from '../../payload/jobs/job-runner'

/** A database to read as it was at one moment: a copy, or a MongoDB in a transaction. */
export interface Source {
  payload: Payload
  transaction?: string
}

interface Range {
  where: Where
  sort: string
  limit: number
  pagination: boolean
  req?: { transactionID: string }
}

/** A set of documents that can be read. */
export interface Store extends DocumentSet {
  read: (range: Range) => Promise<{ docs: StoredDocument[] }>
}

const storeOf = (
  kind: Store['kind'],
  slug: string,
  fields: FlattenedField[],
  read: Store['read'],
): Store => ({ kind, slug, key: `${kind}/${slug}`, fields, read })

/** Payload's own collections of passing state: who edits what, which migrations ran. */
const temporary = new Set<string>(['payload-locked-documents', 'payload-migrations', 'payload-kv'])

/** Every store of the configuration, so that a new collection is backed up from its first day. */
export const storesOf = ({ config, db }: Payload): Store[] => [
  ...config.collections
    .filter(({ slug }) => !temporary.has(slug))
    .flatMap((collection) => {
      const { slug, flattenedFields, versions } = collection
      const documents = storeOf('documents', slug, flattenedFields, (range) =>
        db.find({ collection: slug, ...range }),
      )
      if (!versions) return [documents]
      const fields = buildVersionCollectionFields(config, collection, true)
      const read: Store['read'] = (range) => db.findVersions({ collection: slug, ...range })
      return [documents, storeOf('versions', slug, fields, read)]
    }),
  ...config.globals.flatMap((global) => {
    const { slug, flattenedFields, versions } = global
    const itself = storeOf('globals', slug, flattenedFields, async ({ req }) => {
      // MongoDB returns null for a global that was never saved.
      const stored = (await db.findGlobal({ slug, ...(req && { req }) })) as object | null
      return { docs: stored && 'id' in stored ? [{ ...stored, id: String(stored.id) }] : [] }
    })
    if (!versions) return [itself]
    const fields = buildVersionGlobalFields(config, global, true)
    const read: Store['read'] = (range) => db.findGlobalVersions({ global: slug, ...range })
    return [itself, storeOf('global-versions', slug, fields, read)]
  }),
]

/** Small enough to stay far below the size limit of an entry. */
const partSize = 100

/**
 * Reads every document of a store, in parts. Leaves out members' sessions (a restored one could have ended
 * since), waiting mail (a restore would send it a second time) and mongoose's counter.
 */
export const readParts = async function* (
  { transaction }: Source,
  { key, read }: Store,
): AsyncGenerator<StoredDocument[]> {
  const sessions = key === `documents/members` ? { sessions: undefined } : {}
  const range = { sort: 'id', limit: partSize, pagination: false }
  const req = transaction === undefined ? {} : { req: { transactionID: transaction } }
  const kept: Where = key === `documents/${jobs}` ? { queue: { not_equals: mailQueue } } : {}
  let where = kept
  for (;;) {
    const { docs } = await read({ where, ...range, ...req })
    yield docs.map((doc) => ({ ...doc, __v: undefined, ...sessions }))
    const last = docs.at(-1)
    if (!last || docs.length < partSize) return
    where = { and: [kept, { id: { greater_than: last.id } }] }
  }
}
