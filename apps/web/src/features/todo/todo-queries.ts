import { queryOptions, useQuery } from '@tanstack/react-query'
import { isActive } from '@tropa/contract/time/team-time'
import type { Todo } from '@tropa/contract/todo'
import { useCallback } from 'react'
import type { ApiClient } from '../../api/api-types'
import { useApi } from '../../api/api-context'
import { useToday } from '../../hooks/use-site'

/** Which of the two lists. */
export type TodoList = 'active' | 'archived'

/** Everything fetched about to-dos. */
export const todoKey = ['todo'] as const

/** One of the two lists, as the server has it. */
export const todoQuery = (api: ApiClient, list: TodoList) =>
  queryOptions({
    queryKey: [...todoKey, list],
    queryFn: () => (list === 'active' ? api.todo.list() : api.todo.archived()),
  })

/** Drops what does not belong in a list today: a page may stay open over midnight. */
const belonging = (todos: Todo[], list: TodoList, today: string) =>
  todos.filter(({ deadline }) => isActive(deadline, today) === (list === 'active'))

/** One of the two lists of to-dos. `onFailed` hears of every load that failed. */
export const useTodos = (list: TodoList, onFailed?: () => void) => {
  const api = useApi()
  const today = useToday()
  return useQuery({
    ...todoQuery(api, list),
    select: useCallback((todos: Todo[]) => belonging(todos, list, today), [list, today]),
    ...(onFailed ? { meta: { onFailed } } : {}),
  })
}
