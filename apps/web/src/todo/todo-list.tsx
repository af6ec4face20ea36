import type { Todo } from '@tropa/contract/todo'
import type { ReactNode } from 'react'
import { QueryState } from '../layout/query-state'
import { TodoCard } from './todo-card'
import type { TodoList as List } from './todo-queries'
import { todosFailed, useTodos } from './use-todos'

interface TodoListProps {
  list: List
  empty: ReactNode
  /** What can be done about a to-do. */
  actions?: (todo: Todo) => ReactNode
}

/** One of the two lists of to-dos in all its states. */
export const TodoList = ({ list, empty, actions }: TodoListProps) => (
  <QueryState query={useTodos(list)} loading="Loading to-dos" failed={todosFailed}>
    {(todos) =>
      todos.length > 0 ? (
        <ul className="grid gap-4">
          {todos.map((todo) => (
            <TodoCard key={todo._id} todo={todo} actions={actions?.(todo)} />
          ))}
        </ul>
      ) : (
        empty
      )
    }
  </QueryState>
)
