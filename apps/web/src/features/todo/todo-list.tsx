import type { Todo, TodoStatus } from '@tropa/contract/todo'
import type { ReactNode } from 'react'
import type { NewCard } from './todo-view'
import { TodoCard, type TodoCardProps } from './todo-card'
import { cn } from '@tropa/ui/cn'
import { Skeleton } from '@tropa/ui/skeleton'
import { QueryState } from '../../components/query-state'
import { toastLoadFailure, useTodos } from './api'

const todoGrid = 'grid items-start gap-3 sm:gap-4 lg:grid-cols-2'

export interface TodoCardsProps extends Pick<TodoCardProps, 'heading'> {
  todos: readonly Todo[]
  isArchived?: boolean
  newCard?: NewCard | undefined
  actions?: ((todo: Todo) => ReactNode) | undefined
  corner?: ((todo: Todo) => ReactNode) | undefined
  notice?: (todo: Todo) => ReactNode
  progress?: ((todo: Todo) => ReactNode) | undefined
}

export const TodoCards = ({
  todos,
  isArchived = false,
  newCard,
  actions,
  corner,
  notice,
  progress,
  heading,
}: TodoCardsProps) => (
  <ul className={todoGrid}>
    {todos.map((todo) => (
      <TodoCard
        key={todo._id}
        todo={todo}
        isArchived={isArchived}
        onNew={todo._id === newCard?.id ? newCard.show : undefined}
        actions={actions?.(todo)}
        corner={corner?.(todo)}
        notice={notice?.(todo)}
        progress={progress?.(todo)}
        heading={heading}
      />
    ))}
  </ul>
)

interface TodoListProps {
  status: TodoStatus
  /** Whether the cards say more of their acknowledgements, and are higher. */
  hasProgress?: boolean
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
