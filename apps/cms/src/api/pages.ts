import { paginate, type PageQuery, type Pagination } from '@tropa/contract/pagination'
import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload'
import { searchable } from '../fields/search-text'

/**
 * One page of a collection whose rows hold a `searchText`, newest first.
 *
 * @param sort - the field that says how new a row is
 */
export const findPage = async <Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  sort: string,
  query: PageQuery,
): Promise<{ rows: DataFromCollectionSlug<Slug>[]; pagination: Pagination }> => {
  // No stored text holds a NUL, and MongoDB takes none in a search.
  if (query.search.includes('\0')) return { rows: [], pagination: paginate(0, query) }
  const where: Where =
    query.search === '' ? {} : { searchText: { contains: searchable(query.search) } }
  const { docs, totalDocs } = await payload.db.find<DataFromCollectionSlug<Slug>>({
    collection,
    where,
    sort: [`-${sort}`, '-id'],
    page: query.page,
    limit: query.limit,
    pagination: true,
  })
  return { rows: docs, pagination: paginate(totalDocs, query) }
}
