import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import type { Pagination } from '@tropa/contract/schemas/pagination'
import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { usePagedSearch } from './use-paged-search'

/** Redirects to the last page when the address names a page after it. */
const useLastPageRedirect = (
  pagination: Pagination | undefined,
  page: number,
  replacePage: (page: number) => void,
) => {
  const last = pagination?.page === page ? pagination.totalPages : 0
  // A redirect now would cancel a navigation to another page or search.
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (last > 0 && page > last && isIdle) replacePage(last)
  })
}

/** A list in pages, made by the server or from a whole list: the page and search of the address, and the query for them. */
export const usePagedList = <
  Data extends { pagination: Pagination },
  Key extends QueryKey,
  Loaded = Data,
>(
  queryOf: (page: number, search: string) => UseQueryOptions<Loaded, Error, Data, Key>,
) => {
  const address = usePagedSearch()
  const query = useQuery(queryOf(address.page, address.search))
  useLastPageRedirect(query.data?.pagination, address.page, address.replacePage)
  return { ...address, query }
}

export type PagedList<Data extends { pagination: Pagination }> = ReturnType<
  typeof usePagedList<Data, QueryKey>
>
