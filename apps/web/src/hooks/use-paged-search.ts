import { useSearchParams } from 'react-router-dom'

const readPage = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1)

/** The page and search of a paged list, kept in the address as `page` and `search`. */
export const usePagedSearch = () => {
  const [params, setParams] = useSearchParams()
  const page = readPage(params.get('page'))
  const search = params.get('search') ?? ''

  const go = (next: { page: number; search: string }, options?: { replace: boolean }) => {
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
    /** Leaves no history entry: the browser's back button does not lead to a page that is gone. */
    replacePage: (next: number) => go({ page: next, search }, { replace: true }),
    searchFor: (next: string) => go({ page: 1, search: next }),
  }
}
