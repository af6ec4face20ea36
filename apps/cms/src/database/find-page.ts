import { paginate, type PageQuery, type Pagination } from '@tropa/contract/schemas/pagination'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { findPageInMongodb } from './mongodb/find-page'
import { findPageInSqlite } from './sqlite/find-page'
import { embedded } from './sqlite/client'
import type { SearchedList } from './searched-list'
import { searchable } from './searchable'

/** One page of a list, newest first; its rows hold `_id` and the list's fields. */
export const findPage = async <Row>(
  { db }: Payload,
  list: SearchedList<Row>,
  query: PageQuery,
): Promise<{ rows: Row[]; pagination: Pagination }> => {
  // No stored text holds a NUL, and neither engine takes one in a search.
  if (query.search.includes('\0')) return { rows: [], pagination: paginate(0, query) }
  const term = searchable(query.search)
  const page = { skip: (query.page - 1) * query.limit, limit: query.limit }
  const { rows, total } = await (db.name === 'mongoose'
    ? findPageInMongodb(db as unknown as MongooseAdapter, list, term, page)
    : findPageInSqlite(embedded(db).readRow, list, term, page))
  return { rows, pagination: paginate(total, query) }
}
