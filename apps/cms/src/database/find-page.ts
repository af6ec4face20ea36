import { paginate, type PageQuery, type Pagination } from '@tropa/contract/schemas/pagination'
import type { Payload } from 'payload'
import { isMongodb } from './engine'
import { findPageInMongodb } from './mongodb/find-page'
import { findPageInSqlite } from './sqlite/find-page'
import { embeddedClient } from './sqlite/client'
import type { SearchedList } from './searched-list'
import { searchable } from './searchable'

/** One page of a list, newest first; its rows have `_id` and the list's fields. */
export const findPage = async <Row>(
  { db }: Payload,
  list: SearchedList<Row>,
  query: PageQuery,
): Promise<{ rows: Row[]; pagination: Pagination }> => {
  // No stored text contains a NUL, and neither engine accepts one in a search.
  if (query.search.includes('\0')) return { rows: [], pagination: paginate(0, query) }
  const term = searchable(query.search)
  const page = { skip: (query.page - 1) * query.limit, limit: query.limit }
  const { rows, total } = await (isMongodb(db)
    ? findPageInMongodb(db, list, term, page)
    : findPageInSqlite(embeddedClient(db).readRow, list, term, page))
  return { rows, pagination: paginate(total, query) }
}
