import { queryOptions, useQuery } from '@tanstack/react-query'
import { toast } from '@tropa/ui/toast'
import { type ApiClient, useApi } from '../../../api/api-context'
import { hintOf } from '../../../api/api-failure'
import { todoKey } from '../api'

/** The start of the keys of all results. */
export const resultsKey = [...todoKey, 'results'] as const

const failed = 'Failed to load what was handed in'

const meta = {
  onFailed: (error: unknown, hasData: boolean) => {
    if (!hasData) toast.error(failed, { id: failed, description: hintOf(error) })
  },
}

export const activeResults = (api: ApiClient) =>
  queryOptions({
    queryKey: [...resultsKey, 'active'],
    queryFn: () => api.todoResult.active(),
    meta,
  })

/**
 * What was handed in for a to-do: everything for admins, otherwise the member's own. One request loads the results of
 * all active to-dos; those of an archived one are loaded separately.
 */
export const useResults = (todoId: string, isArchived: boolean, isEnabled: boolean) => {
  const api = useApi()
  const ofActive = useQuery({
    ...activeResults(api),
    select: (all) => all.find(({ _id }) => _id === todoId)?.results ?? [],
    enabled: isEnabled && !isArchived,
  })
  const ofArchived = useQuery({
    queryKey: [...resultsKey, todoId],
    queryFn: () => api.todoResult.list({ params: { id: todoId } }),
    meta,
    enabled: isEnabled && isArchived,
  })
  return isArchived ? ofArchived : ofActive
}
