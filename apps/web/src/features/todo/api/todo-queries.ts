import { queryOptions, useQuery } from '@tanstack/react-query'
import { isActive } from '@tropa/contract/time/team-time'
import type { Todo } from '@tropa/contract/todo'
import { toast } from '@tropa/ui/toast'
import { useCallback } from 'react'
import { type ApiClient, useApi } from '../../../api/api-context'
import { useToday } from '../../../hooks/use-site'

export type TodoStatus = 'active' | 'archived'

/** The start of every query key about to-dos. */
export const todoKey = ['todo'] as const

/** The key of the query for who waits; what changes the to-dos loads it again. */
export const waitingKey = [...todoKey, 'waiting'] as const

/** The active or the archived to-dos, as the server lists them. */
export const todoQuery = (api: ApiClient, status: TodoStatus) =>
  queryOptions({
    queryKey: [...todoKey, status],
    queryFn: () => (status === 'archived' ? api.todo.archived() : api.todo.list()),
  })

/**
 * What changed in a to-do since the member acknowledged it.
 *
 * @param options.enabled - whether it is loaded; without it, only what was loaded before is found
 */
export const useTodoChanges = ({ _id, version }: Todo, { enabled }: { enabled: boolean }) => {
  const api = useApi()
  return useQuery({
    queryKey: [...todoKey, 'changes', _id, version],
    queryFn: () => api.todo.changes({ params: { id: _id } }),
    enabled,
  })
}

/** Filters by today's date as well (specification, section 7): a page may stay open past midnight. */
const withStatus = (todos: Todo[], status: TodoStatus, today: string) =>
  todos.filter(({ deadline }) => isActive(deadline, today) === (status === 'active'))

/**
 * The active or the archived to-dos.
 *
 * @param onFailed - called after each load that failed
 */
export const useTodos = (status: TodoStatus, onFailed?: () => void) => {
  const api = useApi()
  const today = useToday()
  return useQuery({
    ...todoQuery(api, status),
    select: useCallback((todos: Todo[]) => withStatus(todos, status, today), [status, today]),
    ...(onFailed ? { meta: { onFailed } } : {}),
  })
}

/** Says that the to-dos could not be loaded: the `onFailed` of the screens that list them. */
export const toastLoadFailure = () => {
  toast.error('Failed to load todo items', { id: 'todos-failed' })
}
