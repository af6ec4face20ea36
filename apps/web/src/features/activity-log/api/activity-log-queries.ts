import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { pageSize } from '@tropa/contract/schemas/pagination'
import { toast } from '@tropa/ui/toast'
import type { ApiClient } from '../../../api/api-context'

/** The start of every query key about the activity log. */
export const activityLogKey = ['activity-log'] as const

/** Shown when entries cannot be loaded (specification, section 8). */
export const logsFailed = 'Failed to fetch activity logs'

/** One page of the activity log. While an older page stays on the screen, a toast shows failures. */
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

/** The log keeper. */
export const logKeeper = (api: ApiClient) =>
  queryOptions({
    queryKey: [...activityLogKey, 'keeper'],
    queryFn: () => api.activityLog.keeper(),
  })
