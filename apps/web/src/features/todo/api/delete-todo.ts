import { useMutation } from '@tanstack/react-query'
import { todoMessages, type Todo } from '@tropa/contract/todo'
import { toast } from '@tropa/ui/toast'
import { useApi } from '../../../api/api-context'
import { toastFailure } from '../../../api/toast-failure'
import { logActivity } from '../../../session/log-activity'
import { useTodoCache } from './todo-cache'

/** Deletes a to-do and removes its card. */
export const useDeleteTodo = () => {
  const api = useApi()
  const cache = useTodoCache()
  return useMutation({
    mutationFn: ({ _id }: Todo) => api.todo.remove({ params: { id: _id } }),
    onSuccess: (_response, { _id, title }) => {
      cache.update((todos) => todos.filter((todo) => todo._id !== _id))
      cache.repeatLoad()
      toast.success(todoMessages.deleted)
      void logActivity(api, 'DELETE_TODO', `Deleted the to-do ${title}`)
    },
    onError: (error) => toastFailure(error, 'Failed to delete todo'),
  })
}
