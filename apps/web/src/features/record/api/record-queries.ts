import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { largestLimit, pageSize } from '@tropa/contract/schemas/pagination'
import { toast } from '@tropa/ui/toast'
import type { ApiClient } from '../../../api/api-context'
import { recordKey } from '../../../api/shared-queries'

/** Shown when records cannot be loaded (specification, section 8). */
export const recordsFailed = 'Failed to fetch records'

/** One page of the penalty records. While an older page stays on the screen, a toast shows failures. */
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

/** The newest records, as many as the server sends at once. */
export const newestRecords = (api: ApiClient) =>
  queryOptions({
    queryKey: [...recordKey, 'newest'],
    queryFn: () => api.record.list({ page: 1, limit: largestLimit }),
  })
