import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload'
import { slugs } from '../../payload/slugs'
import type { Store, StoredDocument } from './archive'

const pageSize = 500

const isCollection = ({ collections }: Payload, slug: string): slug is CollectionSlug =>
  slug in collections

const isGlobal = ({ globals }: Payload, slug: string): slug is GlobalSlug =>
  globals.config.some((global) => global.slug === slug)

/** A database to read as it was at one moment: a copy, or a MongoDB in a transaction. */
export interface Source {
  payload: Payload
  transaction?: string
}

const readPage = async (
  { payload, transaction }: Source,
  { kind, slug }: Store,
  after: string | undefined,
) => {
  const { db } = payload
  const where: Where = after === undefined ? {} : { id: { greater_than: after } }
  const range = {
    where,
    sort: 'id',
    limit: pageSize,
    pagination: false,
    ...(transaction !== undefined && { req: { transactionID: transaction } }),
  }
  if (kind === 'documents' && isCollection(payload, slug)) {
    return db.find<StoredDocument>({ collection: slug, ...range })
  }
  if (kind === 'versions' && isCollection(payload, slug)) {
    return db.findVersions({ collection: slug, ...range })
  }
  if (kind === 'global-versions' && isGlobal(payload, slug)) {
    return db.findGlobalVersions({ global: slug, ...range })
  }
  throw new Error(`There are no ${kind} of ${slug}.`)
}

const readStored = async function* (source: Source, store: Store): AsyncGenerator<StoredDocument> {
  const { payload, transaction } = source
  if (store.kind === 'globals') {
    const req = transaction === undefined ? {} : { req: { transactionID: transaction } }
    const global: object = await payload.db.findGlobal({ slug: store.slug, ...req })
    if ('id' in global) yield { ...global, id: String(global.id) }
    return
  }
  let last: string | undefined
  for (;;) {
    const { docs } = await readPage(source, store, last)
    yield* docs
    last = docs.at(-1)?.id
    if (docs.length < pageSize) return
  }
}

/**
 * Reads every document of a store. Left out are members' sessions, of which a restored one could have
 * ended since, and what MongoDB alone stores: mongoose's counter and the trigrams of the search.
 */
export const readDocuments = async function* (
  source: Source,
  store: Store,
): AsyncGenerator<StoredDocument> {
  const isMember = store.kind === 'documents' && store.slug === slugs.members
  for await (const doc of readStored(source, store)) {
    yield {
      ...doc,
      __v: undefined,
      searchGrams: undefined,
      ...(isMember && { sessions: undefined }),
    }
  }
}
