import { paginate, type PageChoice, type Pagination } from '@tropa/contract/base/pagination'
import type {
  CollectionSlug,
  DataFromCollectionSlug,
  FindArgs,
  Payload,
  PayloadRequest,
  Where,
} from 'payload'
import { isMongodb } from './engine'
import { isObjectId, newId } from './ids'

// All of these bypass Payload's operations, and so access control and hooks. With a `req` they join its transaction.

type Request = Partial<PayloadRequest>

/** The rows of a collection that match: all of them unless limited. */
export const findRows = async <Slug extends CollectionSlug>(
  { db }: Pick<Payload, 'db'>,
  collection: Slug,
  options: Pick<FindArgs, 'where' | 'sort' | 'select' | 'limit' | 'req'> = {},
): Promise<DataFromCollectionSlug<Slug>[]> => {
  const all = { collection, limit: 0, pagination: false, ...options }
  return (await db.find<DataFromCollectionSlug<Slug>>(all)).docs
}

/** A page of the rows that match, with their exact number. */
export const findPage = async <Slug extends CollectionSlug>(
  { db }: Pick<Payload, 'db'>,
  collection: Slug,
  { page, limit }: PageChoice,
  options: Pick<FindArgs, 'where' | 'sort' | 'select'>,
): Promise<{ docs: DataFromCollectionSlug<Slug>[]; pagination: Pagination }> => {
  const choice = { collection, pagination: true, page, limit, ...options }
  const { docs, totalDocs } = await db.find<DataFromCollectionSlug<Slug>>(choice)
  const isWhole = Object.keys(options.where ?? {}).length === 0
  // For a whole collection Payload only asks MongoDB for an estimate, which may be wrong after a crash.
  const exact =
    isMongodb(db) && isWhole
      ? await db.collections[collection]?.countDocuments({}, { hint: '_id_' })
      : totalDocs
  return { docs, pagination: paginate(exact ?? totalDocs, { page, limit }) }
}

/** A row that matches, or `null`. */
export const findRow = <Slug extends CollectionSlug>(
  { db }: Pick<Payload, 'db'>,
  collection: Slug,
  where: Where,
  req: Request = {},
): Promise<DataFromCollectionSlug<Slug> | null> => db.findOne({ collection, where, req })

/** The row with an id, if it matches. On MongoDB, Payload takes an id with commas for a list of ids. */
export const findRowById = async <Slug extends CollectionSlug>(
  payload: Pick<Payload, 'db'>,
  collection: Slug,
  id: string,
  req: Request = {},
  where: Where = {},
): Promise<DataFromCollectionSlug<Slug> | null> =>
  isObjectId(id)
    ? findRow(payload, collection, { and: [{ id: { equals: id } }, where] }, req)
    : null

/** The collections that are ours, not Payload's. */
export const ownCollections = ({ config }: Payload): CollectionSlug[] =>
  config.collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))

/**
 * Whether one of these collections has a document. Not counted, because MongoDB's count of a whole
 * collection is an estimate, which may be zero after a crash.
 */
export const holdsAny = async (
  { db }: Payload,
  collections: readonly CollectionSlug[],
): Promise<boolean> => {
  for (const collection of collections) {
    if (await db.findOne({ collection, where: {} })) return true
  }
  return false
}

/** Creates a row with its id and times. */
export const createRow = async <Data extends object>(
  { db }: Pick<Payload, 'db'>,
  collection: CollectionSlug,
  data: Data,
  req: Request = {},
): Promise<Data & { id: string; createdAt: string; updatedAt: string }> => {
  const id = newId()
  const now = new Date().toISOString()
  const row = { ...data, createdAt: now, updatedAt: now }
  // A copy, because Payload replaces its times with MongoDB dates.
  await db.create({ collection, customID: id, data: { ...row }, returning: false, req })
  return { ...row, id }
}

type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Changes fields of a row, and its `updatedAt` unless `data` sets it. */
export const changeRow = async <Slug extends CollectionSlug>(
  req: Transaction,
  collection: Slug,
  id: string,
  data: Partial<DataFromCollectionSlug<Slug>>,
): Promise<void> => {
  const changed = { updatedAt: new Date().toISOString(), ...data }
  await req.payload.db.updateOne({ collection, id, data: changed, req, returning: false })
}

/** Deletes a row permanently. */
export const deleteRow = async (
  req: Transaction,
  collection: CollectionSlug,
  id: string,
): Promise<void> => {
  const where = { id: { equals: id } }
  await req.payload.db.deleteOne({ collection, where, req, returning: false })
}
