import { useMutation } from '@tanstack/react-query'
import { assigneeText } from '@tropa/contract/assignee'
import { todoMessages, type TodoForm } from '@tropa/contract/todo'
import { toast } from '@tropa/ui/toast'
import { useApi } from '../../../api/api-context'
import { toastFailure } from '../../../api/toast-failure'
import { useTodoCache } from './todo-cache'
import { inServerOrder } from './todo-order'

/** An edited form of a to-do. */
interface Edit {
  id: string
  form: TodoForm
  /** The version that was edited. */
  version: number
  askAgain: boolean
}

/** Changes a to-do and loads the lists again. */
export const useEditTodo = () => {
  const api = useApi()
  const cache = useTodoCache()
  return useMutation({
    mutationFn: ({ id, form, version, askAgain }: Edit) =>
      api.todo.edit({
        params: { id },
        body: { ...form, assignee: assigneeText(form.assignees), version, askAgain },
      }),
    onSuccess: ({ data }) => {
      cache.update((todos) =>
        inServerOrder(todos.map((todo) => (todo._id === data._id ? data : todo))),
      )
      cache.reload()
      toast.success(todoMessages.updated)
    },
    onError: (error) => toastFailure(error, 'Failed to update todo'),
  })
}
