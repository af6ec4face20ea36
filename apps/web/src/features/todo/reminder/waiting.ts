import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TodoWaiting } from '@tropa/contract/reminder/reminder'
import type { Todo } from '@tropa/contract/todo'
import { toast } from '@tropa/ui/toast'
import { useApi } from '../../../api/api-context'
import { toastFailure } from '../../../api/toast-failure'
import { waitingKey } from '../api/todo-queries'

interface FoundWaiting {
  /** Who has not acknowledged the to-do; `undefined` while it loads and where it failed. */
  waiting: TodoWaiting | undefined
  isLoading: boolean
  isFailed: boolean
  /** Loads it again, for all to-dos. */
  retry: () => void
}

/** Reads who has not acknowledged a to-do. */
export const useWaiting = ({ _id }: Pick<Todo, '_id'>): FoundWaiting => {
  const api = useApi()
  const { data, isPending, isLoadingError, refetch } = useQuery({
    queryKey: waitingKey,
    queryFn: () => api.todo.waiting(),
  })
  return {
    waiting: data?.find((each) => each._id === _id),
    isLoading: isPending,
    isFailed: isLoadingError,
    retry: () => void refetch(),
  }
}

/** Reminds all who wait for a to-do, and loads who waits again. */
export const useRemind = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ _id }: Todo) => api.todo.remind({ params: { id: _id }, body: {} }),
    onSuccess: ({ message, data }) => {
      if (data.reminded.length === 0) toast(message)
      else toast.success(message)
    },
    onError: (error) => toastFailure(error, 'Failed to send reminders'),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: waitingKey }),
  })
}
