import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { paginate, type PageQuery, type Pagination } from '@tropa/contract/schemas/pagination'
import { comparable } from '@tropa/contract/schemas/text'
import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { isMongodb } from './engine'
import { embeddedClient, type ReadRow } from './sqlite/client'

/** A collection with a `searchText`, shown as a list in pages. */
export interface SearchedList<Row> {
  collection: 'activity-logs' | 'records'
  /** The date field that the list is sorted by. */
  newest: keyof Row & string
  fields: readonly (keyof Row & string)[]
  /** Fields that hold the id of another document, or nothing. */
  links?: readonly (keyof Row & string)[]
  /** Whether its documents can be in the trash, where the list leaves them out. */
  hasTrash: boolean
}

interface Search {
  /** A text that rows contain literally, or nothing. */
  term: string
  skip: number
  limit: number
}

interface Found<Row> {
  rows: Row[]
  total: number
}

/** The trigram index finds nothing shorter. */
const shortestIndexed = 3

/** Only so many rows, those written last, are compared with a shorter term: a scan holds up all requests. */
const maxScanned = 100_000

const snakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

interface Matching {
  conditions: string[]
  values: Record<string, string>
}

const matching = (table: string, term: string): Matching => {
  if (term === '') return { conditions: [], values: {} }
  if (Array.from(term).length < shortestIndexed) {
    const lastWritten = `rowid > (SELECT max(rowid) - ${maxScanned} FROM ${table})`
    return { conditions: [lastWritten, 'instr(search_text, :term) > 0'], values: { term } }
  }
  return {
    conditions: [`rowid IN (SELECT rowid FROM ${table}_search WHERE search_text MATCH :term)`],
    values: { term: `"${term.replaceAll('"', '""')}"` },
  }
}

/**
 * The total and the page in one statement. The rows come as one JSON text, a fifth of the cost of rows.
 * Rows are skipped by their numbers and read afterwards, because SQLite would read each skipped one.
 */
const findInSqlite = <Row>(
  readRow: ReadRow,
  { collection, newest, fields, links = [], hasTrash }: SearchedList<Row>,
  { term, skip, limit }: Search,
): Found<Row> => {
  const table = collection.replaceAll('-', '_')
  const order = snakeCase(newest)
  const row = [
    `'_id', id`,
    ...fields.map((field) => `'${field}', ${snakeCase(field)}`),
    ...links.map((field) => `'${field}', ${snakeCase(field)}_id`),
  ].join(', ')
  const { conditions, values } = matching(table, term)
  // The sign keeps SQLite from reading by this index, and then sorting, instead of by the order.
  const all = hasTrash ? ['+deleted_at IS NULL', ...conditions] : conditions
  // Without a condition SQLite counts without reading, which even `WHERE true` would prevent.
  const where = all.length > 0 ? `WHERE ${all.join(' AND ')}` : ''
  const { rows, total } = readRow(
    `SELECT * FROM (
      WITH found AS ${term === '' ? 'NOT ' : ''}MATERIALIZED (
        SELECT rowid AS number, ${order} AS newest, id FROM ${table} ${where}
      )
      SELECT (SELECT count(*) FROM found) AS total, (SELECT json_group_array(json_object(${row})) FROM (
        SELECT * FROM ${table} WHERE rowid IN (
          SELECT number FROM found ORDER BY newest DESC, id DESC LIMIT :limit OFFSET :skip
        ) ORDER BY ${order} DESC, id DESC
      )) AS rows
    )`,
    { limit, skip, ...values },
  ) as { rows: string; total: number }
  return { rows: JSON.parse(rows) as Row[], total }
}

/** How long MongoDB may look for a page of a list, or count it. */
export const maxTimeMS = 5000

const escapeExpression = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

const withIsoTimes = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  )

const findInMongodb = async <Row>(
  { collections }: MongooseAdapter,
  { collection, newest, fields, links = [], hasTrash }: SearchedList<Row>,
  { term, skip, limit }: Search,
): Promise<Found<Row>> => {
  const listed = collections[collection]?.collection
  if (!listed) throw new Error(`There is no collection ${collection}`)
  const filter = {
    ...(hasTrash && { deletedAt: null }),
    ...(term !== '' && { searchText: { $regex: escapeExpression(term) } }),
  }
  const projection = Object.fromEntries([...fields, ...links].map((field) => [field, 1]))
  const [rows, total] = await Promise.all([
    listed
      .find(filter, { projection, sort: { [newest]: -1, _id: -1 }, skip, limit, maxTimeMS })
      .toArray(),
    // Counts without reading rows where there is nothing to compare.
    listed.countDocuments(filter, { maxTimeMS, ...(term === '' && { hint: '_id_' }) }),
  ])
  const toRow = ({ _id, ...row }: (typeof rows)[number]) => {
    const ids = links.map((field) => [field, (row[field] as ObjectId | null)?.toString() ?? null])
    return { ...withIsoTimes(row), ...Object.fromEntries(ids), _id: String(_id) } as Row
  }
  return { rows: rows.map(toRow), total }
}

/** One page of a list, newest first; its rows have `_id` and the list's fields. */
export const findPage = async <Row>(
  { db }: Payload,
  list: SearchedList<Row>,
  query: PageQuery,
): Promise<{ rows: Row[]; pagination: Pagination }> => {
  // No stored text contains a NUL, and neither engine accepts one in a search.
  if (query.search.includes('\0')) return { rows: [], pagination: paginate(0, query) }
  const { page, limit } = query
  const search = { term: comparable(query.search), skip: (page - 1) * limit, limit }
  const { rows, total } = isMongodb(db)
    ? await findInMongodb(db, list, search)
    : findInSqlite(embeddedClient(db).readRow, list, search)
  return { rows, pagination: paginate(total, query) }
}
