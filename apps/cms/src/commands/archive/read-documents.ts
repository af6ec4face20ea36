import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { ClientSession } from 'mongodb'
import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload'
import { slugs } from '../../payload/slugs'
import type { Store, StoredDocument } from './archive'

const pageSize = 500

interface Page {
  docs: object[]
}

const collectionSlug = ({ slug }: Store) => slug as CollectionSlug

const readPage = async ({ db }: Payload, store: Store, where: Where): Promise<Page> => {
  const { kind, slug } = store
  const range = { where, sort: 'id', limit: pageSize, pagination: false }
  if (kind === 'documents') return db.find({ collection: collectionSlug(store), ...range })
  if (kind === 'versions') return db.findVersions({ collection: collectionSlug(store), ...range })
  return db.findGlobalVersions({ global: slug as GlobalSlug, ...range })
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
    const { docs } = await readPage(payload, store, { id: { greater_than: last } })
    for (const doc of docs as StoredDocument[]) {
      last = doc.id
      yield doc
    }
    if (docs.length < pageSize) return
  }
}

const collectionOf = ({ db }: Payload, { kind, slug }: Store) => {
  const { collections, versions, globals } = db as unknown as MongooseAdapter
  const model =
    kind === 'documents' ? collections[slug] : kind === 'globals' ? globals : versions[slug]
  if (!model) throw new Error(`There is no ${kind} of ${slug}.`)
  return model.collection
}

/** What MongoDB's documents hold and nobody asks for: mongoose's count of versions, the search's trigrams. */
const onlyHere = { __v: 0, searchGrams: 0 }

const readMongodb = async function* (
  payload: Payload,
  store: Store,
  session: ClientSession,
): AsyncGenerator<StoredDocument> {
  const isGlobal = store.kind === 'globals'
  const found = collectionOf(payload, store)
    .find(isGlobal ? { globalType: store.slug } : {}, { session, projection: onlyHere })
    .sort({ _id: 1 })
  for await (const { _id, ...doc } of found) {
    // In JSON an id is its text and a time is ISO 8601, as the embedded database has them.
    const plain = JSON.parse(JSON.stringify(doc)) as Record<string, unknown>
    yield { ...plain, id: String(_id) }
  }
}

/** A session belongs to the key that signed it and to its moment: one that has ended must not come back. */
const withoutSessions = (doc: StoredDocument): StoredDocument => ({ ...doc, sessions: undefined })

/**
 * Every document of a store, one after the other.
 *
 * @param session - the moment of a MongoDB to read; an embedded database is read from a copy of its own
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
