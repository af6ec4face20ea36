import { useQueryClient } from '@tanstack/react-query'
import type { Todo } from '@tropa/contract/todo'
import { useApi } from '../../../api/api-context'
import { todoKey, todoQuery } from './todo-queries'

/** The cached to-dos, for the mutations that change them. */
export const useTodoCache = () => {
  const queryClient = useQueryClient()
  const { queryKey } = todoQuery(useApi(), 'active')

  const reload = () => void queryClient.invalidateQueries({ queryKey: todoKey })

  return {
    /** Loads all lists again. */
    reload,
    /** Changes the active to-dos, if they are loaded. */
    update: (change: (todos: Todo[]) => Todo[]) => {
      queryClient.setQueryData(queryKey, (todos) => todos && change(todos))
    },
    /** Repeats a load that is under way: the server may have read the to-dos before a change. */
    repeatLoad: () => {
      if (queryClient.isFetching({ queryKey }) > 0) reload()
    },
  }
}
