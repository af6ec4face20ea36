import type { Todo } from '@tropa/contract/todo'
import { Skeleton } from '@tropa/ui/skeleton'
import type { ReactNode } from 'react'
import { QueryState } from '../../../components/query-state'
import type { TodoStatus } from '../api/todo-queries'
import { toastLoadFailure, useTodos } from '../api/todo-queries'
import { TodoCard } from './todo-card'

interface TodoListProps {
  status: TodoStatus
  /** Shown when there are no to-dos. */
  empty: ReactNode
  /** Buttons at the bottom of a card. */
  actions?: (todo: Todo) => ReactNode
  /** A button in the upper corner of a card. */
  corner?: (todo: Todo) => ReactNode
}

const gridClasses = 'grid gap-3 sm:gap-4 lg:grid-cols-2'

const CardSkeletons = () => (
  <div className={gridClasses}>
    {[1, 2, 3, 4].map((number) => (
      <Skeleton key={number} className="h-56 rounded-card" />
    ))}
  </div>
)

/** The active or the archived to-dos as cards: loading, failed, empty or full. */
export const TodoList = ({ status, empty, actions, corner }: TodoListProps) => (
  <QueryState
    query={useTodos(status, toastLoadFailure)}
    loading="Loading to-dos"
    skeleton={<CardSkeletons />}
    failed="The to-dos could not be loaded"
  >
    {(todos) =>
      todos.length > 0 ? (
        <ul className={gridClasses}>
          {todos.map((todo) => (
            <TodoCard
              key={todo._id}
              todo={todo}
              isArchived={status === 'archived'}
              actions={actions?.(todo)}
              corner={corner?.(todo)}
            />
          ))}
        </ul>
      ) : (
        empty
      )
    }
  </QueryState>
)
