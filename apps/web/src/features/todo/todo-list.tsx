import type { Todo, TodoStatus } from '@tropa/contract/todo/todo'
import type { ReactNode } from 'react'
import { cn } from '@tropa/ui/cn'
import { Skeleton } from '@tropa/ui/skeleton'
import { QueryState } from '../../components/query-state'
import { toastLoadFailure, useTodos } from './api'

export const todoGrid = 'grid items-start gap-3 sm:gap-4 lg:grid-cols-2'

interface TodoListProps {
  status: TodoStatus
  /** Whether the cards say more of their acknowledgements, and are higher. */
  isForAdmins?: boolean
  empty: ReactNode
  /** Shows the to-dos, at least one; they may be loading again. */
  children: (todos: Todo[], isLoading: boolean) => ReactNode
}

const CardSkeletons = ({ isHigh }: { isHigh: boolean }) => (
  <div className={todoGrid}>
    {[1, 2, 3, 4].map((number) => (
      <Skeleton
        key={number}
        className={cn('rounded-card', isHigh ? 'h-96 lg:h-80' : 'h-72 lg:h-60')}
      />
    ))}
  </div>
)

/** Loads the active or the archived to-dos: loading, failed, empty or full. */
export const TodoList = ({ status, isForAdmins = false, empty, children }: TodoListProps) => {
  const query = useTodos(status, toastLoadFailure)
  return (
    <QueryState
      query={query}
      loading="Loading to-dos"
      skeleton={<CardSkeletons isHigh={isForAdmins} />}
      failed="The to-dos could not be loaded"
    >
      {(todos) => (todos.length > 0 ? children(todos, query.isFetching) : empty)}
    </QueryState>
  )
}
