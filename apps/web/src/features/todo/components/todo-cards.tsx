import type { Todo } from '@tropa/contract/todo'
import type { ReactNode } from 'react'
import type { NewCard } from './new-card'
import { TodoCard, type TodoCardProps } from './todo-card'

export const todoGrid = 'grid gap-3 sm:gap-4 lg:grid-cols-2'

export interface TodoCardsProps extends Pick<TodoCardProps, 'heading'> {
  todos: readonly Todo[]
  isArchived?: boolean
  /** The to-do that was just posted. */
  newCard?: NewCard | undefined
  /** Buttons at the bottom of a card. */
  actions?: ((todo: Todo) => ReactNode) | undefined
  /** Buttons in the upper corner of a card. */
  corner?: ((todo: Todo) => ReactNode) | undefined
  /** What there is to know about the text of a card. */
  notice?: (todo: Todo) => ReactNode
  /** What there is to know about the acknowledgements of a card. */
  progress?: ((todo: Todo) => ReactNode) | undefined
}

/** To-dos as a grid of cards. */
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
