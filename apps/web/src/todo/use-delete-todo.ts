import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Todo } from '@tropa/contract/todo'
import { toast } from '@tropa/ui/toast'
import { useApi } from '../lib/api-context'
import { serverMessage } from '../lib/api-failure'
import { logActivity } from '../session/log-activity'
import { todoKey, todoQuery } from './todo-queries'

/** Deletes a to-do and takes its card away. */
export const useDeleteTodo = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ _id }: Todo) => api.todo.remove({ params: { id: _id } }),
    onSuccess: async (_answer, { _id, title }) => {
      queryClient.setQueryData(todoQuery(api, 'active').queryKey, (todos) =>
        todos?.filter((todo) => todo._id !== _id),
      )
      toast.success('Todo deleted successfully!')
      void logActivity(api, 'DELETE_TODO', `Deleted the to-do ${title}`)
      await queryClient.invalidateQueries({ queryKey: todoKey })
    },
    onError: (error) => {
      toast.error(serverMessage(error, 'Failed to delete todo'))
    },
  })
}
