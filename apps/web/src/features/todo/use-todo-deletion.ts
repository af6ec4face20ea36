import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Todo } from '@tropa/contract/todo'
import { toast } from '@tropa/ui/toast'
import { todoKey, todoQuery } from './todo-queries'
import { useConfirmation } from '../../hooks/use-confirmation'
import { useApi } from '../../api/api-context'
import { serverMessage } from '../../api/api-failure'
import { logActivity } from '../../session/log-activity'

/** The deletion of a to-do: the question, and what follows a yes. */
export const useTodoDeletion = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  const confirmation = useConfirmation<Todo>()

  const deletion = useMutation({
    mutationFn: ({ _id }: Todo) => api.todo.remove({ params: { id: _id } }),
    onSuccess: (_answer, { _id, title }) => {
      queryClient.setQueryData(todoQuery(api, 'active').queryKey, (todos) =>
        todos?.filter((todo) => todo._id !== _id),
      )
      toast.success('Todo deleted successfully!')
      void logActivity(api, 'DELETE_TODO', `Deleted the to-do ${title}`)
    },
    onError: (error) => {
      toast.error(serverMessage(error, 'Failed to delete todo'))
    },
    onSettled: () => {
      confirmation.close()
      void queryClient.invalidateQueries({ queryKey: todoKey })
    },
  })

  return {
    ...confirmation,
    isDeleting: deletion.isPending,
    confirm: () => {
      if (confirmation.subject && !deletion.isPending) deletion.mutate(confirmation.subject)
    },
  }
}
