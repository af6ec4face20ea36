import type { Todo } from '@tropa/contract/todo'
import { Skeleton } from '@tropa/ui/skeleton'
import type { ReactNode } from 'react'
import { QueryState } from '../../../components/query-state'
import type { TodoStatus } from '../api/todo-queries'
import { toastLoadFailure, useTodos } from '../api/todo-queries'
import { todoGrid } from './todo-cards'

interface TodoListProps {
  status: TodoStatus
  /** Shown when there are no to-dos. */
  empty: ReactNode
  /** Shows the to-dos, at least one. */
  children: (todos: Todo[]) => ReactNode
}

const CardSkeletons = () => (
  <div className={todoGrid}>
    {[1, 2, 3, 4].map((number) => (
      <Skeleton key={number} className="h-72 rounded-card lg:h-60" />
    ))}
  </div>
)

/** Loads the active or the archived to-dos: loading, failed, empty or full. */
export const TodoList = ({ status, empty, children }: TodoListProps) => (
  <QueryState
    query={useTodos(status, toastLoadFailure)}
    loading="Loading to-dos"
    skeleton={<CardSkeletons />}
    failed="The to-dos could not be loaded"
  >
    {(todos) => (todos.length > 0 ? children(todos) : empty)}
  </QueryState>
)
