import type { Todo } from '@tropa/contract/todo'
import { Skeleton } from '@tropa/ui/skeleton'
import { toast } from '@tropa/ui/toast'
import type { ReactNode } from 'react'
import { QueryState } from '../../components/query-state'
import type { TodoList as List } from './todo-queries'
import { useTodos } from './todo-queries'
import { TodoCard } from './todo-card'

interface TodoListProps {
  list: List
  empty: ReactNode
  /** What can be done about a to-do. */
  actions?: (todo: Todo) => ReactNode
  /** What stands in a to-do's corner. */
  corner?: (todo: Todo) => ReactNode
}

const grid = 'grid gap-3 sm:gap-4 lg:grid-cols-2'

/** Says that the to-dos could not be loaded. */
export const sayFailed = () => toast.error('Failed to load todo items', { id: 'todos-failed' })

const Shapes = () => (
  <div className={grid}>
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} className="h-56 rounded-card" />
    ))}
  </div>
)

/** One of the two lists of to-dos in all its states. */
export const TodoList = ({ list, empty, actions, corner }: TodoListProps) => (
  <QueryState
    query={useTodos(list, sayFailed)}
    loading="Loading to-dos"
    skeleton={<Shapes />}
    failed="The to-dos could not be loaded"
  >
    {(todos) =>
      todos.length > 0 ? (
        <ul className={grid}>
          {todos.map((todo) => (
            <TodoCard
              key={todo._id}
              todo={todo}
              isDone={list === 'archived'}
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
