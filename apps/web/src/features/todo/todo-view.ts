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

/**
 * The to-dos as they were when they took their places on the page, in the order of their places. A button must
 * not move away from under a finger, so what a reload brings changes no place: it only takes away what is
 * gone, and puts last what passes the filter and the search since.
 *
 * @param todos - all as they are now
 * @param passing - those of them that pass now
 */
export const keepPlaces = (
  placed: readonly Todo[],
  todos: readonly Todo[],
  passing: readonly Todo[],
): readonly Todo[] => {
  const present = new Set(todos.map(({ _id }) => _id))
  const known = new Set(placed.map(({ _id }) => _id))
  const left = placed.filter(({ _id }) => present.has(_id))
  const newcomers = passing.filter(({ _id }) => !known.has(_id))
  return left.length === placed.length && newcomers.length === 0 ? placed : [...left, ...newcomers]
}

/** To-dos as they are now, in the order in which they were placed. */
const asTheyAre = (placed: readonly Todo[], todos: readonly Todo[]) => {
  const present = new Map(todos.map((todo) => [todo._id, todo]))
  return placed.flatMap(({ _id }) => present.get(_id) ?? [])
}

/** To-dos under a heading. */
export interface TodoGroup {
  heading: string
  /** How many there are, in words that follow the heading. */
  count?: string
  todos: Todo[]
}

/**
 * Puts active to-dos that waited for a member when they were placed first, then the others. The count is of those
 * that still wait. Empty groups are left out.
 */
export const groupByWaiting = (
  placed: readonly Todo[],
  todos: readonly Todo[],
  reader: Reader,
): TodoGroup[] => {
  const waits = (todo: Todo) => passes(todo, 'waiting', reader)
  const waiting = asTheyAre(placed.filter(waits), todos)
  const others = asTheyAre(
    placed.filter((todo) => !waits(todo)),
    todos,
  )
  return [
    { heading: 'Waiting for you', count: `(${waiting.filter(waits).length})`, todos: waiting },
    { heading: 'Everything else', todos: others },
  ].filter((group) => group.todos.length > 0)
}

/**
 * Groups active to-dos by the deadline that they had when they were placed: today, the six days after, and later.
 * Empty groups are left out.
 */
export const groupByDeadline = (
  placed: readonly Todo[],
  todos: readonly Todo[],
  today: string,
): TodoGroup[] => {
  const dueWithin = (first: number, last: number) => {
    const isDue = ({ deadline }: Todo) => {
      const days = daysBetween(today, deadline)
      return days >= first && days <= last
    }
    return asTheyAre(placed.filter(isDue), todos)
  }
  return [
    { heading: 'Today', todos: dueWithin(-Infinity, 0) },
    { heading: 'This week', todos: dueWithin(1, 6) },
    { heading: 'Later', todos: dueWithin(7, Infinity) },
  ]
    .filter((group) => group.todos.length > 0)
    .map((group) => ({ ...group, count: `${group.todos.length}` }))
}
