import { daysBetween } from '@tropa/contract/base/calendar-date'
import type { Todo } from '@tropa/contract/todo/todo'
import { isWaitingFor, type Reader } from './filter-todos'

export interface TodoGroup {
  /** Stays when the heading changes, so that the cards keep the focus. */
  id: string
  heading: string
  /** How many there are, in words that follow the heading. */
  count?: string
  todos: Todo[]
}

/** The current state of the to-dos that belonged to a group when they were placed. */
const placedIn = (
  placed: readonly Todo[],
  todos: readonly Todo[],
  isIn: (todo: Todo) => boolean,
): Todo[] => placed.filter(isIn).flatMap(({ _id }) => todos.find((todo) => todo._id === _id) ?? [])

const isFilled = ({ todos }: TodoGroup) => todos.length > 0

/**
 * Puts active to-dos that waited for the member when they were placed first, then the others. The count includes
 * only those that still wait. Empty groups are left out.
 */
export const groupByWaiting = (
  placed: readonly Todo[],
  todos: readonly Todo[],
  reader: Reader,
): TodoGroup[] => {
  const waits = (todo: Todo) => isWaitingFor(reader, todo)
  const waiting = placedIn(placed, todos, waits)
  const others = placedIn(placed, todos, (todo) => !waits(todo))
  const left = waiting.filter(waits).length
  // They keep their place until the page is opened again.
  const first =
    left > 0 ? { heading: 'Waiting for you', count: `(${left})` } : { heading: 'Acknowledged' }
  return [
    { id: 'waiting', ...first, todos: waiting },
    { id: 'others', heading: 'Everything else', todos: others },
  ].filter(isFilled)
}

const headingOf = (days: number) => {
  if (days <= 0) return 'Today'
  return days < 7 ? 'This week' : 'Later'
}

/**
 * Groups active to-dos by the deadline that they had when they were placed: today, the six days after, and later.
 * Empty groups are left out.
 */
export const groupByDeadline = (
  placed: readonly Todo[],
  todos: readonly Todo[],
  today: string,
): TodoGroup[] =>
  ['Today', 'This week', 'Later']
    .map((heading) => {
      const isDue = ({ deadline }: Todo) => headingOf(daysBetween(today, deadline)) === heading
      const due = placedIn(placed, todos, isDue)
      return { id: heading, heading, count: `${due.length}`, todos: due }
    })
    .filter(isFilled)
