import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './api-types'

/** Everyone who has an account, for admins. */
export const memberList = (api: ApiClient) =>
  queryOptions({ queryKey: ['members'], queryFn: () => api.members.list() })
