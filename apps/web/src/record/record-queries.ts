import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { pageSize } from '@tropa/contract/pagination'
import type { ApiClient } from '../lib/api-client'

/** Everything fetched about records. */
export const recordKey = ['record'] as const

/** A page of the penalty records. */
export const recordPage = (api: ApiClient, page: number, search: string) =>
  queryOptions({
    queryKey: [...recordKey, 'page', page, search],
    queryFn: () => api.record.list({ page, limit: pageSize, ...(search ? { search } : {}) }),
    placeholderData: keepPreviousData,
  })
