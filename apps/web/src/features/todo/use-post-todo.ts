import { useQueryClient } from '@tanstack/react-query'
import { assigneeText } from '@tropa/contract/assignee'
import type { TodoForm } from '@tropa/contract/todo'
import { toast } from '@tropa/ui/toast'
import { todoKey } from './todo-queries'
import { useApi } from '../../api/api-context'
import { apiFailure } from '../../api/api-failure'
import { logActivity } from '../../session/log-activity'

/** Posts a to-do and brings the lists up to date. Tells what was wrong with the fields when it failed. */
export const usePostTodo = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  return async (
    todo: TodoForm,
  ): Promise<{ isPosted: true } | { isPosted: false; errors: Record<string, string> }> => {
    try {
      await api.todo.create({ ...todo, assignee: assigneeText(todo.assignees) })
    } catch (error) {
      const failure = apiFailure(error)
      toast.error(failure.message || 'Failed to create todo')
      return { isPosted: false, errors: failure.kind === 'answer' ? failure.errors : {} }
    }
    toast.success('Todo created successfully!')
    void logActivity(api, 'ADD_TODO', `Added the to-do ${todo.title}`)
    void queryClient.invalidateQueries({ queryKey: todoKey })
    return { isPosted: true }
  }
}
