import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Todo } from '@tropa/contract/todo'
import { toast } from '@tropa/ui/toast'
import { useApi } from '../lib/api-context'
import { serverMessage } from '../lib/api-failure'
import { useMember } from '../session/member-context'
import { todoQuery } from './todo-queries'

/** Acknowledges a to-do at once, and takes it back when the server refuses. */
export const useAcknowledge = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { id: userId, username } = useMember()
  const { queryKey } = todoQuery(api, 'active')

  const putAcknowledged = (todoId: string, change: (todo: Todo) => Todo['acknowledgedBy']) =>
    queryClient.setQueryData(queryKey, (todos) =>
      todos?.map((todo) =>
        todo._id === todoId ? { ...todo, acknowledgedBy: change(todo) } : todo,
      ),
    )

  return useMutation({
    mutationFn: ({ _id }: Todo) => api.todo.acknowledge({ params: { id: _id } }),
    onMutate: async ({ _id }) => {
      await queryClient.cancelQueries({ queryKey })
      const acknowledgedAt = new Date().toISOString()
      putAcknowledged(_id, ({ acknowledgedBy }) => [
        ...acknowledgedBy,
        { userId, username, acknowledgedAt },
      ])
    },
    onSuccess: ({ data }) => {
      putAcknowledged(data._id, () => data.acknowledgedBy)
      toast.success('Todo acknowledged successfully!')
    },
    onError: (error, { _id }) => {
      putAcknowledged(_id, ({ acknowledgedBy }) =>
        acknowledgedBy.filter((entry) => entry.userId !== userId),
      )
      toast.error(serverMessage(error, 'Failed to acknowledge todo'))
    },
  })
}
