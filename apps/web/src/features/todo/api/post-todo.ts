import { useMutation } from '@tanstack/react-query'
import { assigneeText } from '@tropa/contract/assignee'
import { todoMessages, type Todo, type TodoForm } from '@tropa/contract/todo'
import { toast } from '@tropa/ui/toast'
import { useApi } from '../../../api/api-context'
import { apiFailure, isUnauthorized } from '../../../api/api-failure'
import { logActivity } from '../../../session/log-activity'
import { useTodoCache } from './todo-cache'
import { inServerOrder } from './todo-order'

/** Adds a new to-do where the server lists it. */
const insert = (todos: Todo[], added: Todo) =>
  inServerOrder([...todos.filter(({ _id }) => _id !== added._id), added])

/** Posts a to-do and lists it. */
export const usePostTodo = () => {
  const api = useApi()
  const cache = useTodoCache()
  return useMutation({
    mutationFn: (todo: TodoForm) =>
      api.todo.create({ ...todo, assignee: assigneeText(todo.assignees) }),
    onSuccess: ({ data }, { title }) => {
      cache.update((todos) => insert(todos, data))
      cache.repeatLoad()
      toast.success(todoMessages.created)
      void logActivity(api, 'ADD_TODO', `Added the to-do ${title}`)
    },
    onError: (error) => {
      if (!isUnauthorized(error)) toast.error(apiFailure(error).message || 'Failed to create todo')
    },
  })
}
