import { assigneeOptions } from '@tropa/contract/assignee'
import type { TodoForm } from '@tropa/contract/todo'
import { priorities } from '@tropa/contract/todo'
import type { DefaultValues } from 'react-hook-form'

/** A to-do's fields before anything was typed. */
export const emptyTodo: DefaultValues<TodoForm> = {
  title: '',
  assignees: [],
  desc: '',
  deadline: '',
  priority: undefined,
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Takes from a draft what still fits the fields. */
export const restoreTodo = (draft: Record<string, unknown>): DefaultValues<TodoForm> => {
  const { assignees } = draft
  return {
    title: text(draft.title),
    assignees: Array.isArray(assignees)
      ? assigneeOptions.filter((option) => assignees.includes(option))
      : [],
    desc: text(draft.desc),
    deadline: text(draft.deadline),
    priority: priorities.find((priority) => priority === draft.priority),
  }
}
