import type { Pagination } from '@tropa/contract/schemas/pagination'
import { useEffect } from 'react'
import { useNavigation, useSearchParams } from 'react-router-dom'

const pageOf = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1)

/** A paged list's place, kept in the address: its page and its search. */
export const usePagedSearch = () => {
  const [params, setParams] = useSearchParams()
  const page = pageOf(params.get('page'))
  const search = params.get('search') ?? ''

  const go = (next: { page: number; search: string }, options?: { replace: boolean }) =>
    setParams(
      {
        ...(next.page > 1 ? { page: String(next.page) } : {}),
        ...(next.search ? { search: next.search } : {}),
      },
      options,
    )

  return {
    page,
    search,
    goToPage: (next: number) => go({ page: next, search }),
    /** For a page that is not there any more: the browser's way back does not lead to it. */
    replacePage: (next: number) => go({ page: next, search }, { replace: true }),
    searchFor: (next: string) => go({ page: 1, search: next }),
  }
}

/** Steps back to the last page where the address names one behind it. */
export const useStepBack = (
  pagination: Pagination | undefined,
  page: number,
  replacePage: (page: number) => void,
) => {
  const last = pagination?.page === page ? pagination.totalPages : 0
  const isBeyond = last > 0 && page > last
  // Somebody on the way to another page or search is not called back.
  const isAtRest = useNavigation().state === 'idle'
  useEffect(() => {
    if (isBeyond && isAtRest) replacePage(last)
  })
  return isBeyond
}
