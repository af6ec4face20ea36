import { useSearchParams } from 'react-router-dom'

const pageOf = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1)

/** A paged list's place, kept in the address: its page and its search. */
export const usePagedSearch = () => {
  const [params, setParams] = useSearchParams()
  const page = pageOf(params.get('page'))
  const search = params.get('search') ?? ''

  const go = (next: { page: number; search: string }) =>
    setParams({
      ...(next.page > 1 ? { page: String(next.page) } : {}),
      ...(next.search ? { search: next.search } : {}),
    })

  return {
    page,
    search,
    goToPage: (next: number) => go({ page: next, search }),
    searchFor: (next: string) => go({ page: 1, search: next }),
  }
}
