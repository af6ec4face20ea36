import { useQuery } from '@tanstack/react-query'
import { toast } from '@tropa/ui/toast'
import { useCallback, useEffect } from 'react'
import type { Todo } from '@tropa/contract/todo'
import { useApi } from '../lib/api-context'
import { useToday } from '../lib/site'
import type { TodoList } from './todo-queries'
import { belonging, todoQuery } from './todo-queries'

/** What loading to-dos says when it fails. */
export const todosFailed = 'Failed to load todo items'

/** One of the two lists of to-dos; a failure says so in a toast. */
export const useTodos = (list: TodoList) => {
  const api = useApi()
  const today = useToday()
  const query = useQuery({
    ...todoQuery(api, list),
    select: useCallback((todos: Todo[]) => belonging(todos, list, today), [list, today]),
  })

  useEffect(() => {
    if (query.error) toast.error(todosFailed)
  }, [query.error])

  return query
}
