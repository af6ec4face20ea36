import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-types'

/** What a search finds. A request whose search has changed meanwhile is given up. */
export const searchQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: ['search', search],
    queryFn: ({ signal }) => api.search.find({ q: search }, { signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
