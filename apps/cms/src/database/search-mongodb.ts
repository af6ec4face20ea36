import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { PageOfRows, SearchedList } from './searched-list'

const escapeExpression = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

const withTextTimes = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  )

/** One page of a list on MongoDB. */
export const findPageInMongodb = async <Row>(
  { collections }: MongooseAdapter,
  { collection, newest, fields }: SearchedList<Row>,
  term: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<PageOfRows<Row>> => {
  const listed = collections[collection]?.collection
  if (!listed) throw new Error(`There is no collection ${collection}`)
  const filter = term === '' ? {} : { searchText: { $regex: escapeExpression(term) } }
  const projection = Object.fromEntries(fields.map((field) => [field, 1]))
  const [rows, total] = await Promise.all([
    listed.find(filter, { projection, sort: { [newest]: -1, _id: -1 }, skip, limit }).toArray(),
    listed.countDocuments(filter),
  ])
  return {
    rows: rows.map((row) => ({ ...withTextTimes(row), _id: String(row._id) }) as Row),
    total,
  }
}
