import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { ObjectId } from 'mongodb'
import type { PageOfRows, SearchedList } from '../searched-list'
import { gramsOf } from './search-grams'

/** With more matches than this, scanning every row is cheaper than reading them through the index. */
const maxFromIndex = 1000

const escapeExpression = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** A stored id as text, or null if the field is empty. */
const toId = (id: ObjectId | string | null | undefined) => id?.toString() ?? null

const withIsoTimes = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  )

/** One page of a list on MongoDB. A term is matched literally. */
export const findPageInMongodb = async <Row>(
  { collections }: MongooseAdapter,
  { collection, newest, fields, links = [], hasTrash }: SearchedList<Row>,
  term: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<PageOfRows<Row>> => {
  const listed = collections[collection]?.collection
  if (!listed) throw new Error(`There is no collection ${collection}`)
  const projection = Object.fromEntries([...fields, ...links].map((field) => [field, 1]))
  const outsideTrash = hasTrash && { deletedAt: null }
  const find = async (filter: object, total: number | Promise<number>) => {
    const [rows, count] = await Promise.all([
      listed
        .find(
          { ...filter, ...outsideTrash },
          { projection, sort: { [newest]: -1, _id: -1 }, skip, limit },
        )
        .toArray(),
      total,
    ])
    return {
      rows: rows.map((row) => {
        const linked = Object.fromEntries(links.map((field) => [field, toId(row[field])]))
        return { ...withIsoTimes(row), ...linked, _id: String(row._id) } as Row
      }),
      total: count,
    }
  }
  // All without those in the trash: the index counts both, but not the documents without a date.
  const countAll = async () => {
    const all = await listed.countDocuments({}, { hint: '_id_' })
    if (!hasTrash) return all
    return all - (await listed.countDocuments({ deletedAt: { $type: 'date' } }))
  }
  if (term === '') return find({}, countAll())
  const matching = {
    ...outsideTrash,
    searchText: { $regex: escapeExpression(term) },
  }
  const grams = gramsOf(term)
  if (grams.length > 0) {
    const indexed = { searchGrams: { $all: grams }, ...matching }
    const total = await listed.countDocuments(indexed, { limit: maxFromIndex })
    if (total < maxFromIndex) return find(indexed, total)
  }
  return find(matching, listed.countDocuments(matching))
}
