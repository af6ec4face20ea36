import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-context'
import { standingKey } from '../../api/shared-queries'

/** Where the member stands, with their excuses. */
export const ownStanding = (api: ApiClient) =>
  queryOptions({ queryKey: standingKey, queryFn: () => api.standing.get() })
