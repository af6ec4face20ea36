import { paginate, type PageQuery, type Pagination } from '@tropa/contract/pagination'
import type { CollectionSlug, Payload, Where } from 'payload'
import { searchable } from './search-text'

/**
 * One page of a collection whose rows hold a `searchText`, newest first.
 *
 * @param sort - the field that says how new a row is
 */
export const findPage = async <Row>(
  payload: Payload,
  collection: CollectionSlug,
  sort: string,
  query: PageQuery,
): Promise<{ rows: Row[]; pagination: Pagination }> => {
  const where: Where = query.search === '' ? {} : { searchText: { contains: searchable(query.search) } }
  const { docs, totalDocs } = await payload.db.find<Row & { id: string }>({
    collection,
    where,
    sort: [`-${sort}`, '-id'],
    page: query.page,
    limit: query.limit,
    pagination: true,
  })
  return { rows: docs, pagination: paginate(totalDocs, query) }
}
