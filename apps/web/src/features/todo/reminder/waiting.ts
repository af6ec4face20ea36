import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { reminderMessages, type TodoWaiting } from '@tropa/contract/reminder/reminder'
import type { Todo } from '@tropa/contract/todo'
import { toast } from '@tropa/ui/toast'
import { useApi } from '../../../api/api-context'
import { toastFailure } from '../../../api/toast-failure'
import { waitingKey } from '../api/todo-queries'

/** Who has not acknowledged a to-do; `undefined` while it loads and where it failed. */
export const useWaiting = ({ _id }: Pick<Todo, '_id'>): TodoWaiting | undefined => {
  const api = useApi()
  const { data } = useQuery({ queryKey: waitingKey, queryFn: () => api.todo.waiting() })
  return data?.find((each) => each._id === _id)
}

/** Reminds all who wait for a to-do, and loads who waits again. */
export const useRemind = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ _id }: Todo) => api.todo.remind({ params: { id: _id }, body: {} }),
    onSuccess: ({ message }) => {
      if (message === reminderMessages.nobody) toast(message)
      else toast.success(message)
    },
    onError: (error) => toastFailure(error, 'Failed to send reminders'),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: waitingKey }),
  })
}
