import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Todo } from '@tropa/contract/todo'
import { toast } from '@tropa/ui/toast'
import { todoKey, todoQuery } from './todo-queries'
import { useApi } from '../../api/api-context'
import { serverMessage } from '../../api/api-failure'
import { useMember } from '../../session/member-context'

const mutationKey = [...todoKey, 'acknowledge']

/** Acknowledges a to-do at once, and takes it back when the server refuses. */
export const useAcknowledge = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { id: userId, username } = useMember()
  const { queryKey } = todoQuery(api, 'active')

  const putAcknowledged = (
    todoId: string,
    change: (known: Todo['acknowledgedBy']) => Todo['acknowledgedBy'],
  ) =>
    queryClient.setQueryData(queryKey, (todos) =>
      todos?.map((todo) =>
        todo._id === todoId ? { ...todo, acknowledgedBy: change(todo.acknowledgedBy) } : todo,
      ),
    )

  const withoutMine = (known: Todo['acknowledgedBy']) =>
    known.filter((entry) => entry.userId !== userId)

  return useMutation({
    mutationKey,
    mutationFn: ({ _id }: Todo) => api.todo.acknowledge({ params: { id: _id } }),
    onMutate: async ({ _id }) => {
      const acknowledgedAt = new Date().toISOString()
      putAcknowledged(_id, (known) => [...withoutMine(known), { userId, username, acknowledgedAt }])
      await queryClient.cancelQueries({ queryKey })
    },
    onSuccess: ({ data }) => {
      putAcknowledged(data._id, () => data.acknowledgedBy)
      toast.success('Todo acknowledged successfully!')
    },
    onError: (error, { _id }) => {
      putAcknowledged(_id, withoutMine)
      toast.error(serverMessage(error, 'Failed to acknowledge todo'))
    },
    // While another one is under way, the server's list would still lack it.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) > 1) return
      void queryClient.invalidateQueries({ queryKey: todoKey })
    },
  })
}
