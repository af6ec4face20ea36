import type { Todo } from '@tropa/contract/todo'

/** To-dos in the server's order: by deadline, then by age. */
export const inServerOrder = (todos: readonly Todo[]): Todo[] =>
  todos.toSorted(
    (first, second) =>
      first.deadline.localeCompare(second.deadline) ||
      first.createdAt.localeCompare(second.createdAt),
  )
