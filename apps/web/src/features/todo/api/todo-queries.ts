import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { TodoVersion } from '@tropa/contract/changes/todo-changes'
import { isActive } from '@tropa/contract/time/team-time'
import type { Todo } from '@tropa/contract/todo'
import { toast } from '@tropa/ui/toast'
import { useCallback } from 'react'
import type { ApiClient } from '../../../api/api-types'
import { useApi } from '../../../api/api-context'
import { useToday } from '../../../hooks/use-site'

export type TodoStatus = 'active' | 'archived'

/** The start of every query key about to-dos. */
export const todoKey = ['todo'] as const

/** The key of the query for who waits; what changes the to-dos loads it again. */
export const waitingKey = [...todoKey, 'waiting'] as const

/** The versions of the listed to-dos, which are loaded with the list. */
export const versionsQuery = queryOptions<TodoVersion[]>({
  queryKey: [...todoKey, 'versions'],
  queryFn: skipToken,
})

/** The active or the archived to-dos, as the server lists them. */
export const todoQuery = (api: ApiClient, status: TodoStatus) =>
  queryOptions({
    queryKey: [...todoKey, status],
    queryFn: async ({ client }) => {
      if (status === 'archived') return api.todo.archived()
      // Before the list: a text must never be taken for a newer version than it is.
      const versions = await api.todo.versions()
      const todos = await api.todo.list()
      // Kept as long as the list, which other screens show without asking for the versions.
      client.setQueryDefaults(versionsQuery.queryKey, { gcTime: Infinity })
      client.setQueryData(versionsQuery.queryKey, versions)
      return todos
    },
  })

/** The version of a to-do on the page, and the one that the member acknowledged last. */
export const useTodoVersion = ({ _id }: Pick<Todo, '_id'>): Omit<TodoVersion, '_id'> => {
  const { data } = useQuery(versionsQuery)
  const found = data?.find((each) => each._id === _id)
  // One that was posted meanwhile is in its first version, or the server says that it has changed.
  return found ?? { version: 1, acknowledgedVersion: null }
}

/**
 * What changed in a to-do since the member acknowledged it.
 *
 * @param options.enabled - whether it is loaded; without it, only what was loaded before is found
 */
export const useTodoChanges = ({ _id }: Pick<Todo, '_id'>, { enabled }: { enabled: boolean }) => {
  const api = useApi()
  const { version } = useTodoVersion({ _id })
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
