import {
  keepPreviousData,
  type QueryKey,
  queryOptions,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { Pagination } from '@tropa/contract/schemas/pagination'
import { toast } from '@tropa/ui/toast'
import { useEffect, useRef } from 'react'
import { useNavigation, useSearchParams } from 'react-router-dom'
import { type ApiClient, useApi } from '../api/api-context'

const readPage = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1)

/** The page and search of a paged list, kept in the address as `page` and `search`. */
const usePagedSearch = () => {
  const [params, setParams] = useSearchParams()
  const page = readPage(params.get('page'))
  const search = params.get('search') ?? ''
  const isLeaving = useRef(false)
  useEffect(() => {
    isLeaving.current = false
  }, [page, search])

  const go = (next: { page: number; search: string }, options?: { replace: boolean }) => {
    isLeaving.current = true
    // What else the address says, such as a filter, stays.
    const others = [...params].filter(([name]) => name !== 'page' && name !== 'search')
    setParams(
      {
        ...Object.fromEntries(others),
        ...(next.page > 1 ? { page: String(next.page) } : {}),
        ...(next.search ? { search: next.search } : {}),
      },
      options,
    )
  }

  return {
    page,
    search,
    goToPage: (next: number) => go({ page: next, search }),
    /**
     * Redirects, unless another page or search was just asked for, which React may not have rendered yet.
     * Leaves no history entry: the browser's back button does not lead to a page that is gone.
     */
    replacePage: (next: number) => {
      if (!isLeaving.current) go({ page: next, search }, { replace: true })
    },
    searchFor: (next: string) => go({ page: 1, search: next }),
  }
}

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

/** One page of a list. While an older page stays on the screen, a toast shows failures. */
export const pagedQuery = <Page>(
  queryKey: readonly unknown[],
  queryFn: () => Promise<Page>,
  failed: string,
) =>
  queryOptions({
    queryKey,
    queryFn,
    placeholderData: keepPreviousData,
    meta: {
      onFailed: (_error, hasData) => {
        if (hasData) toast.error(failed, { id: failed })
      },
    },
  })

/** A list in pages: the page and search of the address, and the query for them. */
export const usePagedList = <Data extends { pagination: Pagination }, Key extends QueryKey>(
  queryOf: (
    api: ApiClient,
    page: number,
    search: string,
  ) => UseQueryOptions<Data, Error, Data, Key>,
) => {
  const address = usePagedSearch()
  const query = useQuery(queryOf(useApi(), address.page, address.search))
  useLastPageRedirect(query.data?.pagination, address.page, address.replacePage)
  return { ...address, query }
}

export type PagedList<Data extends { pagination: Pagination }> = ReturnType<
  typeof usePagedList<Data, QueryKey>
>
