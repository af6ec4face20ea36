import {
  queryOptions,
  useQuery,
  useQueryClient,
  useMutation,
  useIsMutating,
  useMutationState,
} from '@tanstack/react-query'
import { everyone, type Assignee } from '@tropa/contract/team/assignee'
import { isActive } from '@tropa/contract/todo/active'
import {
  reminderMessages,
  type Todo,
  todoMessages,
  type TodoForm,
  type Acknowledgement,
  type TodoStatus,
} from '@tropa/contract/todo/todo'
import { toast } from '@tropa/ui/toast'
import { useCallback } from 'react'
import { type ApiClient, useApi } from '../../api/api-context'
import { hintOf, isOutdated } from '../../api/api-failure'
import { toastFailure } from '../../api/toast-failure'
import { reloadUnanswered } from '../../api/unanswered'
import { useToday } from '../../hooks/use-site'
import { logActivity } from '../../session/log-activity'
import { useMember } from '../../session/member-context'
import { setPeople, type StoredTodo } from './people/set-people'

/** The start of every query key about to-dos. */
export const todoKey = ['todo'] as const

/** The start of the keys for who is asked and who still has to acknowledge; changes of to-dos reload them. */
const askedKey = [...todoKey, 'asked'] as const

export const todoQuery = (api: ApiClient, status: TodoStatus) =>
  queryOptions({
    queryKey: [...todoKey, status],
    queryFn: () => (status === 'archived' ? api.todo.archived() : api.todo.list()),
  })

/**
 * What changed in a to-do since the member acknowledged it.
 *
 * @param options.enabled - whether to load it; if false, only what was loaded before is returned
 */
export const useTodoChanges = ({ _id, version }: Todo, { enabled }: { enabled: boolean }) => {
  const api = useApi()
  return useQuery({
    queryKey: [...todoKey, 'changes', _id, version],
    queryFn: () => api.todo.changes({ params: { id: _id } }),
    enabled,
  })
}

const expectedQuery = (api: ApiClient, status: TodoStatus) =>
  queryOptions({
    queryKey: [...askedKey, status],
    queryFn: () => api.todo.expected({ status }),
  })

/** Filters by today's date as well, because a page may stay open past midnight. */
const withStatus = (todos: Todo[], status: TodoStatus, today: string) =>
  todos.filter(({ deadline }) => isActive(deadline, today) === (status === 'active'))

/**
 * The active or the archived to-dos.
 *
 * @param onFailed - called after each load that failed. Every part of a screen must pass the same function: a first
 *   load calls only that of the part that rendered first.
 */
export const useTodos = (status: TodoStatus, onFailed?: (error: unknown) => void) => {
  const api = useApi()
  const today = useToday()
  return useQuery({
    ...todoQuery(api, status),
    select: useCallback((todos: Todo[]) => withStatus(todos, status, today), [status, today]),
    ...(onFailed ? { meta: { onFailed } } : {}),
  })
}

/** Says that the to-dos could not be loaded: the `onFailed` of the screens that list them. */
export const toastLoadFailure = (error?: unknown) => {
  toast.error('Failed to load todo items', { id: 'todos-failed', description: hintOf(error) })
}

/** The cached to-dos, for the mutations that change them. */
export const useTodoCache = () => {
  const queryClient = useQueryClient()
  const api = useApi()
  const { queryKey } = todoQuery(api, 'active')

  const reload = async () => {
    // A load under way may have been read before the change; the first load would not start again by itself.
    if (!queryClient.getQueryData(queryKey)) await queryClient.cancelQueries({ queryKey })
    void queryClient.invalidateQueries({ queryKey: todoKey })
    return queryClient.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false })
  }

  return {
    /** Says why a change failed. Reloads if somebody else, or the unanswered request, may have changed something. */
    tellFailure: (error: unknown, otherwise: string) => {
      toastFailure(error, otherwise)
      if (hintOf(error) !== undefined) void reloadUnanswered([todoKey], reload)
      else if (isOutdated(error)) void reload()
    },
    /** Loads the active to-dos after a failed change that `tellFailure` has reported. */
    load: () => queryClient.query({ ...todoQuery(api, 'active'), staleTime: 0 }),
    /** Reloads everything about to-dos; resolves once the load of the shown active ones has succeeded or failed. */
    reload,
    /** Changes the active to-dos if they are loaded, and reloads who still has to acknowledge if that is shown. */
    update: (change: (todos: Todo[]) => Todo[]) => {
      queryClient.setQueryData(queryKey, (todos) => todos && change(todos))
      // The server may have read the to-dos for a load under way before the change.
      if (queryClient.isFetching({ queryKey }) > 0) void reload()
      else void queryClient.invalidateQueries({ queryKey: askedKey })
    },
    /** Counts an acknowledgement of an active to-do until the counts are loaded again. */
    count: (id: string) => {
      queryClient.setQueryData(expectedQuery(api, 'active').queryKey, (counts) =>
        counts?.map((each) =>
          each._id === id ? { ...each, acknowledged: each.acknowledged + 1 } : each,
        ),
      )
    },
  }
}

/** The server wants one text: Everyone, or the teams. */
const textOf = (assignees: readonly Assignee[]) =>
  assignees.includes(everyone) ? everyone : assignees.join(', ')

/** The fields of a to-do's form: the to-do itself, and the only members who are expected; empty means all. */
export interface TodoFields extends TodoForm {
  people: string[]
  /** The to-do of an attempt that has posted it, but not stored its people; sending again completes it. */
  posted?: StoredTodo | undefined
}

/** Posts a to-do, and then stores which people it names. */
export const usePostTodo = () => {
  const api = useApi()
  const cache = useTodoCache()
  return useMutation({
    mutationFn: async ({ people, posted, ...todo }: TodoFields) => {
      const text = { ...todo, assignee: textOf(todo.assignees) }
      const answer: { data?: StoredTodo } = posted
        ? await api.todo.edit({
            params: { id: posted._id },
            body: { ...text, version: posted.version, askAgain: true },
          })
        : await api.todo.create(text)
      if (!posted) void logActivity(api, 'ADD_TODO', `Added ${todo.title}`)
      if (people.length === 0 && !posted) return true
      // A network may have taken the answer's body: nobody knows the id then, and a second attempt would post again.
      const stored = answer.data ?? posted
      if (stored) await setPeople(api, stored, people, 'posted')
      return stored !== undefined
    },
    onSuccess: (isComplete) => {
      void cache.reload()
      toast.success(todoMessages.created)
      if (!isComplete) toast.error('Failed to store whom the to-do is for')
    },
    onError: (error) => cache.tellFailure(error, 'Failed to create todo'),
  })
}

interface Edit {
  id: string
  form: TodoForm
  /** The only members who are expected, if that was changed. */
  people: string[] | undefined
  /** The version that was edited. */
  version: number
  askAgain: boolean
}

/**
 * Changes a to-do.
 *
 * @param onListed - called once the list has its new order, in which the card may have moved
 */
export const useEditTodo = (onListed: () => void) => {
  const api = useApi()
  const cache = useTodoCache()
  return useMutation({
    mutationFn: async ({ id, form, people, version, askAgain }: Edit) => {
      const body = { ...form, assignee: textOf(form.assignees), version, askAgain }
      const answer: { data?: StoredTodo } = await api.todo.edit({ params: { id }, body })
      if (people) await setPeople(api, answer.data ?? { _id: id, version }, people, 'changed')
    },
    onSuccess: () => {
      toast.success(todoMessages.updated)
      void cache.reload().then(onListed)
    },
    onError: (error) => cache.tellFailure(error, 'Failed to update todo'),
  })
}

export const useDeleteTodo = () => {
  const api = useApi()
  const cache = useTodoCache()
  return useMutation({
    mutationFn: ({ _id }: Todo) => api.todo.remove({ params: { id: _id } }),
    onSuccess: (_response, { _id, title }) => {
      cache.update((todos) => todos.filter((todo) => todo._id !== _id))
      toast.success(todoMessages.deleted)
      void logActivity(api, 'DELETE_TODO', `Deleted ${title}`)
    },
    onError: (error) => cache.tellFailure(error, 'Failed to delete todo'),
  })
}

/** The fields of a to-do that an acknowledgement replaces. */
const acknowledged = ({ acknowledgedBy, acknowledgedBefore }: Todo) => ({
  acknowledgedBy,
  ...(Array.isArray(acknowledgedBefore) && { acknowledgedBefore }),
})

const acknowledgingKey = [...todoKey, 'acknowledge'] as const

const acknowledgeKey = (todoId: string) => [...acknowledgingKey, todoId]

export const useIsAcknowledging = () => useIsMutating({ mutationKey: acknowledgingKey }) > 0

/** Acknowledges the version of a to-do that its card shows. The response's list replaces the card's. */
export const useAcknowledgeTodo = ({ _id, version }: Todo, isAsked: boolean) => {
  const api = useApi()
  const cache = useTodoCache()
  return useMutation({
    mutationKey: acknowledgeKey(_id),
    mutationFn: () => api.todo.acknowledge({ params: { id: _id }, body: { version } }),
    onSuccess: ({ data }) => {
      if (isAsked) cache.count(_id)
      cache.update((todos) =>
        todos.map((todo) => (todo._id === _id ? { ...todo, ...acknowledged(data) } : todo)),
      )
      toast.success(todoMessages.acknowledged)
    },
    onError: (error) => cache.tellFailure(error, 'Failed to acknowledge todo'),
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

/** How many members have to acknowledge a to-do, and how many have; undefined while that is not known. */
export const useExpected = ({ _id }: Todo, status: TodoStatus) => {
  const api = useApi()
  const { data } = useQuery(expectedQuery(api, status))
  return data?.find((each) => each._id === _id)
}

/** The members who have not acknowledged a to-do. One query loads them for all to-dos. */
export const useWaiting = ({ _id }: Pick<Todo, '_id'>) => {
  const api = useApi()
  return useQuery({
    queryKey: [...askedKey, 'waiting'],
    queryFn: () => api.todo.waiting(),
    select: (waiting) => waiting.find((each) => each._id === _id) ?? null,
  })
}

/** Reminds everybody who has not acknowledged a to-do, and then reloads that list. */
export const useRemind = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  const cache = useTodoCache()
  return useMutation({
    mutationFn: ({ _id }: Todo) => api.todo.remind({ params: { id: _id }, body: {} }),
    onSuccess: ({ data: { reminded } }) => {
      if (reminded.length === 0) toast(reminderMessages.nobody)
      else toast.success(reminderMessages.handedOver(reminded.length))
    },
    onError: (error) => cache.tellFailure(error, 'Failed to send reminders'),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: askedKey }),
  })
}
