import { assigneeOptions } from '@tropa/contract/assignee'
import type { TodoForm } from '@tropa/contract/todo'
import { priorities } from '@tropa/contract/todo'
import type { DefaultValues } from 'react-hook-form'
import { textOf } from '../../../session/form-drafts'

/** The fields before anything is typed. */
export const emptyTodo: DefaultValues<TodoForm> = {
  title: '',
  assignees: [],
  desc: '',
  deadline: '',
  priority: undefined,
}

/** The fields from a stored form draft; values that are not valid any more are left empty. */
export const restoreTodo = (draft: Record<string, unknown>): DefaultValues<TodoForm> => {
  const { assignees } = draft
  return {
    title: textOf(draft.title),
    assignees: Array.isArray(assignees)
      ? assigneeOptions.filter((option) => assignees.includes(option))
      : [],
    desc: textOf(draft.desc),
    deadline: textOf(draft.deadline),
    priority: priorities.find((priority) => priority === draft.priority),
  }
}
