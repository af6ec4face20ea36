import { assigneeNames, isAsked } from '@tropa/contract/team/assignee'
import { searchable } from '@tropa/contract/base/text'
import { daysBetween } from '@tropa/contract/base/calendar-date'
import type { Todo, TodoForm } from '@tropa/contract/todo/todo'
import { useState, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTeams } from '../../hooks/use-rights'
import { useMember } from '../../session/member-context'
import { useIsAcknowledging } from './api'
import { useNamedPeople } from './people/people'

/** Which to-dos a member sees: all, those for their teams, or those of them not acknowledged yet. */
export const todoFilters = [
  { value: 'all', label: 'All' },
  { value: 'my-teams', label: 'For my teams' },
  { value: 'waiting', label: 'Waiting for me' },
] as const

export type TodoFilter = (typeof todoFilters)[number]['value']

export interface Reader {
  id: string
  teams: readonly string[]
  /** The ids of the members whom to-dos name, by the ids of these. */
  people: Record<string, readonly string[]>
}

const isForTeamsOf = ({ teams }: Reader, { assignee }: Todo) =>
  isAsked(assigneeNames(assignee), teams)

/** Whether a member has to deliver a to-do: asked by a team and, where it names people, named. */
const isExpected = (reader: Reader, todo: Todo) =>
  isForTeamsOf(reader, todo) && (reader.people[todo._id]?.includes(reader.id) ?? true)

const isAcknowledgedBy = ({ id }: Reader, { acknowledgedBy }: Todo) =>
  acknowledgedBy.some(({ userId }) => userId === id)

const passes = (todo: Todo, filter: TodoFilter, reader: Reader) => {
  if (filter === 'all') return true
  if (filter === 'my-teams') return isForTeamsOf(reader, todo)
  return isExpected(reader, todo) && !isAcknowledgedBy(reader, todo)
}

const contains = ({ title, desc, assignee }: Todo, search: string) =>
  searchable(`${title}\n${desc}\n${assignee}`).includes(searchable(search))

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

export interface TodoGroup {
  /** Stays when the heading changes, so that the cards keep the focus. */
  id: string
  heading: string
  /** How many there are, in words that follow the heading. */
  count?: string
  todos: Todo[]
}

/** The to-dos, as they are now, of those that were in a group when they were placed. */
const placedIn = (
  placed: readonly Todo[],
  todos: readonly Todo[],
  isIn: (todo: Todo) => boolean,
): Todo[] => placed.filter(isIn).flatMap(({ _id }) => todos.find((todo) => todo._id === _id) ?? [])

const isFilled = ({ todos }: TodoGroup) => todos.length > 0

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

/** The signed-in member with the teams of now; until they are known, with those of the sign-in. */
export const useReader = (): Reader => ({
  id: useMember().id,
  teams: useTeams(),
  people: useNamedPeople(),
})

/** Whether the signed-in member has to deliver a to-do. */
export const useIsExpected = (todo: Todo): boolean => isExpected(useReader(), todo)

interface Listed {
  todos: readonly Todo[]
  /** Those of them that pass the filter and the search now. */
  passing: readonly Todo[]
  isLoading: boolean
  /** Changes with what the member does; the to-dos are then sorted again. */
  occasion: string
}

/**
 * Whether the page shows what another page has loaded, until its first load has ended. An acknowledgement
 * ends it too: from then on nothing may move.
 */
const useIsOpening = (isLoading: boolean) => {
  const isAcknowledging = useIsAcknowledging()
  const [isOpening, setIsOpening] = useState(isLoading)
  if (isOpening && (!isLoading || isAcknowledging)) setIsOpening(false)
  return isOpening
}

/**
 * The shown to-dos as they were when they took their places: when the page was opened, and when the member last did
 * something to see others.
 */
export const usePlaces = ({ todos, passing, isLoading, occasion }: Listed): readonly Todo[] => {
  const present = `${useIsOpening(isLoading)} ${occasion}`
  const [kept, setKept] = useState({ occasion: present, placed: passing })
  const placed = kept.occasion === present ? keepPlaces(kept.placed, todos, passing) : passing
  if (placed !== kept.placed || present !== kept.occasion) setKept({ occasion: present, placed })
  return placed
}

const readFilter = (text: string | null): TodoFilter =>
  todoFilters.find(({ value }) => value === text)?.value ?? 'all'

/** The filter and search of the list of to-dos, kept in the address as `show` and `search`. */
export const useTodoView = () => {
  const [params, setParams] = useSearchParams()
  const filter = readFilter(params.get('show'))
  const search = params.get('search') ?? ''

  const go = (next: { filter: TodoFilter; search: string }) =>
    setParams(
      {
        ...(next.filter === 'all' ? {} : { show: next.filter }),
        ...(next.search ? { search: next.search } : {}),
      },
      { replace: true, preventScrollReset: true },
    )

  return {
    filter,
    search,
    isNarrowed: filter !== 'all' || search !== '',
    showFilter: (next: TodoFilter) => go({ filter: next, search }),
    searchFor: (next: string) => go({ filter, search: next }),
    showAll: () => go({ filter: 'all', search: '' }),
  }
}

export type TodoView = ReturnType<typeof useTodoView>

const showCard = (card: HTMLElement | null) => {
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'center' })
}

const busy = ['input', 'textarea', '[role=menu]', '[role=listbox]', '[role$=dialog]']

/** Whether a text field, a menu or an open dialog has the focus, which nothing may take from it. */
const isBusy = () => Boolean(document.activeElement?.closest(busy.join()))

/**
 * The card of the to-do that was just posted, which is shown when the list brings it, but not when a search brings it
 * back.
 *
 * @param todos - the active to-dos, once they are loaded: of what is posted before, none can be told from older ones
 */
export const useNewCard = (todos?: readonly Todo[]) => {
  const [expected, setExpected] = useState<{ todo: TodoForm; known: Set<string> }>()
  const [id, setId] = useState<string>()
  const shownId = useRef<string>(undefined)
  // Of two alike the younger, which is the later in the list.
  const posted = todos?.findLast(
    ({ _id, title, deadline }) =>
      expected?.todo.title === title &&
      expected.todo.deadline === deadline &&
      !expected.known.has(_id),
  )
  if (posted) {
    setExpected(undefined)
    setId(posted._id)
  }
  return {
    id,
    /** Looks for a to-do that the server has taken; those that were listed when it was sent are others. */
    expect: (todo: TodoForm) => {
      setExpected(todos && { todo, known: new Set(todos.map(({ _id }) => _id)) })
      setId(undefined)
    },
    show: (card: HTMLElement | null) => {
      if (!card || shownId.current === id) return
      shownId.current = id
      if (!isBusy()) showCard(card)
    },
  }
}

/** Shows the card of the to-do that was just posted; whether it is on the page yet. */
export const showNewCard = (): boolean => {
  const card = document.querySelector<HTMLElement>('#main li[data-new]')
  showCard(card)
  return card !== null
}
