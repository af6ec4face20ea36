import { useIsMutating, useMutation, useMutationState } from '@tanstack/react-query'
import { todoMessages, type Acknowledgement, type Todo } from '@tropa/contract/todo'
import { toast } from '@tropa/ui/toast'
import { useApi } from '../../../api/api-context'
import { isConflict } from '../../../api/api-failure'
import { toastFailure } from '../../../api/toast-failure'
import { useMember } from '../../../session/member-context'
import { useTodoCache } from './todo-cache'
import { todoKey } from './todo-queries'

const acknowledgingKey = [...todoKey, 'acknowledge'] as const

const acknowledgeKey = (todoId: string) => [...acknowledgingKey, todoId]

/** Whether an acknowledgement of the member is being sent. */
export const useIsAcknowledging = () => useIsMutating({ mutationKey: acknowledgingKey }) > 0

/** Acknowledges the version of a to-do that its card shows. The response's list replaces the card's (specification, section 7). */
export const useAcknowledgeTodo = ({ _id, version }: Todo) => {
  const api = useApi()
  const cache = useTodoCache()
  return useMutation({
    mutationKey: acknowledgeKey(_id),
    mutationFn: () => api.todo.acknowledge({ params: { id: _id }, body: { version } }),
    onSuccess: ({ data: { acknowledgedBy, acknowledgedBefore } }) => {
      cache.update((todos) =>
        todos.map((todo) =>
          todo._id === _id ? { ...todo, acknowledgedBy, acknowledgedBefore } : todo,
        ),
      )
      cache.repeatLoad()
      toast.success(todoMessages.acknowledged)
    },
    onError: (error) => {
      toastFailure(error, 'Failed to acknowledge todo')
      if (isConflict(error)) cache.reload()
    },
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

/** Whether a to-do that the member acknowledged asks again because it was changed. */
export const useAsksAgain = (todo: Todo): boolean => {
  const { id } = useMember()
  const isAcknowledged = useAcknowledgements(todo).some(({ userId }) => userId === id)
  return todo.acknowledgedBefore.includes(id) && !isAcknowledged
}
