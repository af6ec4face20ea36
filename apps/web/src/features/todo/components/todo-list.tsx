import type { Todo } from '@tropa/contract/todo'
import { cn } from '@tropa/ui/cn'
import { Skeleton } from '@tropa/ui/skeleton'
import type { ReactNode } from 'react'
import { QueryState } from '../../../components/query-state'
import type { TodoStatus } from '../api/todo-queries'
import { toastLoadFailure, useTodos } from '../api/todo-queries'
import { todoGrid } from './todo-cards'

interface TodoListProps {
  status: TodoStatus
  /** Whether the cards say more of their acknowledgements, and are higher. */
  hasProgress?: boolean
  /** Shown when there are no to-dos. */
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
export const TodoList = ({ status, hasProgress = false, empty, children }: TodoListProps) => {
  const query = useTodos(status, toastLoadFailure)
  return (
    <QueryState
      query={query}
      loading="Loading to-dos"
      skeleton={<CardSkeletons isHigh={hasProgress} />}
      failed="The to-dos could not be loaded"
    >
      {(todos) => (todos.length > 0 ? children(todos, query.isFetching) : empty)}
    </QueryState>
  )
}
