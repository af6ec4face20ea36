import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { pageSize } from '@tropa/contract/schemas/pagination'
import { toast } from '@tropa/ui/toast'
import type { ApiClient } from '../../api/api-types'

/** Everything fetched about records. */
export const recordKey = ['record'] as const

/** What loading records says when it fails. */
export const recordsFailed = 'Failed to fetch records'

/** A page of the penalty records. Where an older answer stays on the screen, a toast says that the newer failed. */
export const recordPage = (api: ApiClient, page: number, search: string) =>
  queryOptions({
    queryKey: [...recordKey, 'page', page, search],
    queryFn: () => api.record.list({ page, limit: pageSize, ...(search ? { search } : {}) }),
    placeholderData: keepPreviousData,
    meta: {
      onFailed: (_error, hasData) => {
        if (hasData) toast.error(recordsFailed, { id: 'records-failed' })
      },
    },
  })
