import {
  keepPreviousData,
  type QueryKey,
  queryOptions,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { pageSize, type Pagination } from '@tropa/contract/base/pagination'
import { toast } from '@tropa/ui/toast'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router-dom'
import { type ApiClient, useApi } from '../api/api-context'
import { useAddressTexts } from './use-address-texts'

const readPage = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1)

/**
 * One page of a list, or the last page if the requested one is past it: its only entry may just have been deleted.
 *
 * @param failed - the toast when a load fails while an older page stays on the screen, or a function called instead
 */
export const pagedQuery = <Page extends { pagination: Pagination }>(
  key: QueryKey,
  { page, search = '' }: { page: number; search?: string },
  load: (request: { page: number; limit: number; search?: string }) => Promise<Page>,
  failed: string | ((error: unknown) => void),
) =>
  queryOptions({
    queryKey: [...key, page, search],
    queryFn: async () => {
      const request = { page, limit: pageSize, ...(search && { search }) }
      const asked = await load(request)
      const { totalPages } = asked.pagination
      return totalPages > 0 && page > totalPages ? load({ ...request, page: totalPages }) : asked
    },
    placeholderData: keepPreviousData,
    meta: {
      onFailed: (error, hasData) => {
        if (typeof failed === 'function') failed(error)
        else if (hasData) toast.error(failed, { id: failed })
      },
    },
  })

/** A list in pages: the page and search, kept in the address as `page` and `search`, and the query for them. */
export const usePagedList = <Data extends { pagination: Pagination }, Key extends QueryKey>(
  queryOf: (
    api: ApiClient,
    page: number,
    search: string,
  ) => UseQueryOptions<Data, Error, Data, Key>,
) => {
  const [{ page: pageText, search }, show] = useAddressTexts('page', 'search')
  const page = readPage(pageText)
  const api = useApi()
  const queryClient = useQueryClient()
  const query = useQuery(queryOf(api, page, search))
  const isLeaving = useRef(false)
  useEffect(() => {
    isLeaving.current = false
  }, [page, search])
  const go = (next: { page: number; search: string }, options?: { replace: boolean }) => {
    isLeaving.current = true
    show({ page: next.page > 1 ? String(next.page) : '', search: next.search }, options)
  }
  const shown = query.isPlaceholderData ? undefined : query.data?.pagination.page
  // The list stays on its last page when a later one exists again. A change of the address would cancel a navigation
  // to another page or search, which React may not have rendered yet.
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (shown !== undefined && shown < page && isIdle && !isLeaving.current) {
      queryClient.setQueryData<Data>(queryOf(api, shown, search).queryKey, query.data)
      go({ page: shown, search }, { replace: true })
    }
  })
  return {
    search,
    query,
    goToPage: (next: number) => go({ page: next, search }),
    searchFor: (text: string) => go({ page: 1, search: text }),
  }
}

export type PagedList<Data extends { pagination: Pagination }> = ReturnType<
  typeof usePagedList<Data, QueryKey>
>
