import { isAsked, parseAssignee } from '@tropa/contract/assignee'
import { daysBetween } from '@tropa/contract/time/calendar-date'
import type { Todo } from '@tropa/contract/todo'

export const todoFilters = ['all', 'my-teams', 'waiting'] as const

/** Which to-dos a member sees: all, those for their teams, or those of them not acknowledged yet. */
export type TodoFilter = (typeof todoFilters)[number]

/** The member that a filter is about. */
export interface Reader {
  id: string
  teams: readonly string[]
}

const isForTeamsOf = ({ teams }: Reader, { assignee }: Todo) =>
  isAsked(parseAssignee(assignee) ?? [], teams)

const isAcknowledgedBy = ({ id }: Reader, { acknowledgedBy }: Todo) =>
  acknowledgedBy.some(({ userId }) => userId === id)

const passes = (todo: Todo, filter: TodoFilter, reader: Reader) => {
  if (filter === 'all') return true
  if (!isForTeamsOf(reader, todo)) return false
  return filter === 'my-teams' || !isAcknowledgedBy(reader, todo)
}

const contains = ({ title, desc, assignee }: Todo, search: string) =>
  `${title}\n${desc}\n${assignee}`.toLowerCase().includes(search.toLowerCase())

/** The to-dos that pass a filter and contain a search, in their order. */
export const filterTodos = (
  todos: readonly Todo[],
  { filter, search }: { filter: TodoFilter; search: string },
  reader: Reader,
): Todo[] => todos.filter((todo) => passes(todo, filter, reader) && contains(todo, search))

/** To-dos under a heading. */
export interface TodoGroup {
  heading: string
  /** How many there are, in words that follow the heading. */
  count?: string
  todos: Todo[]
}

/** Puts active to-dos that wait for a member first, then the others. Empty groups are left out. */
export const groupByWaiting = (todos: readonly Todo[], reader: Reader): TodoGroup[] => {
  const waits = (todo: Todo) => passes(todo, 'waiting', reader)
  const waiting = todos.filter(waits)
  return [
    { heading: 'Waiting for you', count: `(${waiting.length})`, todos: waiting },
    { heading: 'Everything else', todos: todos.filter((todo) => !waits(todo)) },
  ].filter((group) => group.todos.length > 0)
}

/** Groups active to-dos by their deadline: today, the six days after, and later. Empty groups are left out. */
export const groupByDeadline = (todos: readonly Todo[], today: string): TodoGroup[] => {
  const isDueWithin = (first: number, last: number) => (todo: Todo) => {
    const days = daysBetween(today, todo.deadline)
    return days >= first && days <= last
  }
  return [
    { heading: 'Today', todos: todos.filter(isDueWithin(-Infinity, 0)) },
    { heading: 'This week', todos: todos.filter(isDueWithin(1, 6)) },
    { heading: 'Later', todos: todos.filter(isDueWithin(7, Infinity)) },
  ]
    .filter((group) => group.todos.length > 0)
    .map((group) => ({ ...group, count: `${group.todos.length}` }))
}
