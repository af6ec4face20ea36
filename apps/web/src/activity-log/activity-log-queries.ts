import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { pageSize } from '@tropa/contract/pagination'
import type { ApiClient } from '../lib/api-client'

/** Everything fetched about the trail. */
export const activityLogKey = ['activity-log'] as const

/** A page of the trail. */
export const activityLogPage = (api: ApiClient, page: number, search: string) =>
  queryOptions({
    queryKey: [...activityLogKey, 'page', page, search],
    queryFn: () => api.activityLog.list({ page, limit: pageSize, ...(search ? { search } : {}) }),
    placeholderData: keepPreviousData,
  })

/** The member who may delete entries. */
export const logKeeper = (api: ApiClient) =>
  queryOptions({
    queryKey: [...activityLogKey, 'keeper'],
    queryFn: () => api.activityLog.keeper(),
  })
