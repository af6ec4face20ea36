import { useMutation, useMutationState } from '@tanstack/react-query'
import { todoMessages, type Acknowledgement, type Todo } from '@tropa/contract/todo'
import { toast } from '@tropa/ui/toast'
import { useApi } from '../../../api/api-context'
import { toastFailure } from '../../../api/toast-failure'
import { useMember } from '../../../session/member-context'
import { useTodoCache } from './todo-cache'
import { todoKey } from './todo-queries'

const acknowledgeKey = (todoId: string) => [...todoKey, 'acknowledge', todoId]

/** Acknowledges a to-do. The response's list replaces the card's (specification, section 7). */
export const useAcknowledgeTodo = ({ _id }: Todo) => {
  const api = useApi()
  const cache = useTodoCache()
  return useMutation({
    mutationKey: acknowledgeKey(_id),
    mutationFn: () => api.todo.acknowledge({ params: { id: _id } }),
    onSuccess: ({ data: { acknowledgedBy } }) => {
      cache.update((todos) =>
        todos.map((todo) => (todo._id === _id ? { ...todo, acknowledgedBy } : todo)),
      )
      cache.repeatLoad()
      toast.success(todoMessages.acknowledged)
    },
    onError: (error) => toastFailure(error, 'Failed to acknowledge todo'),
  })
}

/** A to-do's acknowledgements, including the member's own while it is being sent. */
export const useAcknowledgements = ({ _id, acknowledgedBy }: Todo): Acknowledgement[] => {
  const { id: userId, username } = useMember()
  const [sentAt] = useMutationState({
    filters: { mutationKey: acknowledgeKey(_id), status: 'pending' },
    select: ({ state }) => state.submittedAt,
  })
  if (sentAt === undefined) return acknowledgedBy
  const others = acknowledgedBy.filter((acknowledgement) => acknowledgement.userId !== userId)
  return [...others, { userId, username, acknowledgedAt: new Date(sentAt).toISOString() }]
}
