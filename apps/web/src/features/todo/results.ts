import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/api-context'
import { todoKey } from './api'

/** Of what was handed in for any to-do. */
export const resultsKey = [...todoKey, 'results'] as const

/** What was handed in for a to-do: all of it for admins, else what the member has handed in. */
export const useResults = (todoId: string, isEnabled: boolean) => {
  const api = useApi()
  return useQuery({
    queryKey: [...resultsKey, todoId],
    queryFn: () => api.todoResult.list({ params: { id: todoId } }),
    enabled: isEnabled,
  })
}
