import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/api-types'

/** The portrait of the team member whose first name is a member's username, or `null`. */
export const portraitQuery = (api: ApiClient, username: string) =>
  queryOptions({
    queryKey: ['team'],
    queryFn: () => api.team.list(),
    select: (team) =>
      team.find(({ alt }) => alt.toLowerCase() === username.toLowerCase())?.image ?? null,
  })
