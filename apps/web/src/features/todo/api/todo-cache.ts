import { useQueryClient } from '@tanstack/react-query'
import type { Todo } from '@tropa/contract/todo'
import { useApi } from '../../../api/api-context'
import { todoKey, todoQuery, waitingKey } from './todo-queries'

/** The cached to-dos, for the mutations that change them. */
export const useTodoCache = () => {
  const queryClient = useQueryClient()
  const api = useApi()
  const { queryKey } = todoQuery(api, 'active')

  const reload = () => void queryClient.invalidateQueries({ queryKey: todoKey })

  return {
    /** The active to-dos, loaded now. */
    loadNow: async () => {
      // A load under way may have read them before the change.
      await queryClient.cancelQueries({ queryKey })
      return queryClient.query({ ...todoQuery(api, 'active'), staleTime: 0 })
    },
    /** Loads all lists again. */
    reload,
    /** Changes the active to-dos, if they are loaded, and loads who waits for them again, if that is shown. */
    update: (change: (todos: Todo[]) => Todo[]) => {
      queryClient.setQueryData(queryKey, (todos) => todos && change(todos))
      void queryClient.invalidateQueries({ queryKey: waitingKey })
    },
    /** Repeats a load that is under way: the server may have read the to-dos before a change. */
    repeatLoad: () => {
      if (queryClient.isFetching({ queryKey }) > 0) reload()
    },
  }
}
