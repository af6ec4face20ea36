import type { ClientSession } from 'mongodb'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { slugs } from '../../payload/slugs'
import { isStoredDocument, type Store, type StoredDocument } from './archive'
import { modelOf } from './stores'

const pageSize = 500

const isCollection = ({ collections }: Payload, slug: string): slug is CollectionSlug =>
  slug in collections

const isGlobal = ({ globals }: Payload, slug: string): slug is GlobalSlug =>
  globals.config.some((global) => global.slug === slug)

const readPage = async (payload: Payload, { kind, slug }: Store, after: string) => {
  const { db } = payload
  const where = { id: { greater_than: after } }
  const range = { where, sort: 'id', limit: pageSize, pagination: false }
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

const readSqlite = async function* (
  payload: Payload,
  store: Store,
): AsyncGenerator<StoredDocument> {
  if (store.kind === 'globals') {
    const global: object = await payload.db.findGlobal({ slug: store.slug })
    if ('id' in global) yield { ...global, id: String(global.id) }
    return
  }
  let last = ''
  for (;;) {
    const { docs } = await readPage(payload, store, last)
    for (const doc of docs) {
      last = doc.id
      yield doc
    }
    if (docs.length < pageSize) return
  }
}

/** Fields of MongoDB only: mongoose's counter of changes, and the trigrams of the search. */
const onlyInMongodb = { __v: 0, searchGrams: 0 }

const readMongodb = async function* (
  payload: Payload,
  store: Store,
  session: ClientSession,
): AsyncGenerator<StoredDocument> {
  const filter = store.kind === 'globals' ? { globalType: store.slug } : {}
  const found = modelOf(payload, store)
    .collection.find(filter, { session, projection: onlyInMongodb })
    .sort({ _id: 1 })
  for await (const { _id, ...doc } of found) {
    // JSON turns ids into texts and times into ISO 8601, as the embedded database stores them.
    const stored: unknown = JSON.parse(JSON.stringify({ ...doc, id: _id }))
    if (!isStoredDocument(stored)) throw new Error(`There is a document without id: ${store.slug}.`)
    yield stored
  }
}

/** A restored session could be one that has ended since. */
const withoutSessions = (doc: StoredDocument): StoredDocument => ({ ...doc, sessions: undefined })

/**
 * Reads every document of a store.
 *
 * @param session - of the MongoDB snapshot to read; an embedded database is read from its own snapshot
 */
export const readDocuments = async function* (
  payload: Payload,
  store: Store,
  session?: ClientSession,
): AsyncGenerator<StoredDocument> {
  const docs = session ? readMongodb(payload, store, session) : readSqlite(payload, store)
  const isMember = store.kind === 'documents' && store.slug === slugs.members
  for await (const doc of docs) yield isMember ? withoutSessions(doc) : doc
}
