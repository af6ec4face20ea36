import type { Todo } from '@tropa/contract/todo'
import type { ReactNode } from 'react'
import { TodoCard, type TodoCardProps } from './todo-card'

export const todoGrid = 'grid gap-3 sm:gap-4 lg:grid-cols-2'

interface TodoCardsProps extends Pick<TodoCardProps, 'heading'> {
  todos: readonly Todo[]
  isArchived?: boolean
  /** The to-do that was just posted. */
  newId?: string | undefined
  /** Buttons at the bottom of a card. */
  actions?: (todo: Todo) => ReactNode
  /** A button in the upper corner of a card. */
  corner?: ((todo: Todo) => ReactNode) | undefined
}

/** To-dos as a grid of cards. */
export const TodoCards = ({
  todos,
  isArchived = false,
  newId,
  actions,
  corner,
  heading,
}: TodoCardsProps) => (
  <ul className={todoGrid}>
    {todos.map((todo) => (
      <TodoCard
        key={todo._id}
        todo={todo}
        isArchived={isArchived}
        isNew={todo._id === newId}
        actions={actions?.(todo)}
        corner={corner?.(todo)}
        heading={heading}
      />
    ))}
  </ul>
)
