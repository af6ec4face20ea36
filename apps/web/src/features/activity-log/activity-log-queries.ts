import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { pageSize } from '@tropa/contract/schemas/pagination'
import { toast } from '@tropa/ui/toast'
import type { ApiClient } from '../../api/api-types'

/** Everything fetched about the trail. */
export const activityLogKey = ['activity-log'] as const

/** What loading the trail says when it fails. */
export const logsFailed = 'Failed to fetch activity logs'

/** A page of the trail. Where an older answer stays on the screen, a toast says that the newer failed. */
export const activityLogPage = (api: ApiClient, page: number, search: string) =>
  queryOptions({
    queryKey: [...activityLogKey, 'page', page, search],
    queryFn: () => api.activityLog.list({ page, limit: pageSize, ...(search ? { search } : {}) }),
    placeholderData: keepPreviousData,
    meta: {
      onFailed: (_error, hasData) => {
        if (hasData) toast.error(logsFailed, { id: 'logs-failed' })
      },
    },
  })

/** The member who may delete entries. */
export const logKeeper = (api: ApiClient) =>
  queryOptions({
    queryKey: [...activityLogKey, 'keeper'],
    queryFn: () => api.activityLog.keeper(),
  })
