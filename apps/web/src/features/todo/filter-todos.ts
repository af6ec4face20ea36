import { searchable } from '@tropa/contract/base/text'
import { assigneeNames, isAsked } from '@tropa/contract/team/assignee'
import type { Todo } from '@tropa/contract/todo/todo'
import { useOwnTeams } from '../../hooks/use-rights'
import { useMember } from '../../session/member-context'
import { useNamedPeople } from './people/people'

/** Which to-dos a member sees: all, those for their teams, or those that wait for their acknowledgement. */
export const todoFilters = [
  { value: 'all', label: 'All' },
  { value: 'my-teams', label: 'For my teams' },
  { value: 'waiting', label: 'Waiting for me' },
] as const

export type TodoFilter = (typeof todoFilters)[number]['value']

export interface Reader {
  id: string
  teams: readonly string[]
  /** The ids of the named members, by the id of each to-do that names people. */
  people: Record<string, readonly string[]>
}

const isForTeamsOf = ({ teams }: Reader, { assignee }: Todo) =>
  isAsked(assigneeNames(assignee), teams)

/** Whether a member has to deliver a to-do: it is for one of their teams and, if it names people, names them. */
const isExpected = (reader: Reader, todo: Todo) =>
  isForTeamsOf(reader, todo) && (reader.people[todo._id]?.includes(reader.id) ?? true)

const isAcknowledgedBy = ({ id }: Reader, { acknowledgedBy }: Todo) =>
  acknowledgedBy.some(({ userId }) => userId === id)

/** Whether a to-do waits for a member: they have to deliver it and have not acknowledged it. */
export const isWaitingFor = (reader: Reader, todo: Todo) =>
  isExpected(reader, todo) && !isAcknowledgedBy(reader, todo)

const passes = (todo: Todo, filter: TodoFilter, reader: Reader) => {
  if (filter === 'all') return true
  return filter === 'my-teams' ? isForTeamsOf(reader, todo) : isWaitingFor(reader, todo)
}

const contains = ({ title, desc, assignee }: Todo, search: string) =>
  searchable(`${title}\n${desc}\n${assignee}`).includes(searchable(search))

/** The to-dos that pass a filter and contain a search, in their order. */
export const filterTodos = (
  todos: readonly Todo[],
  { filter, search }: { filter: TodoFilter; search: string },
  reader: Reader,
): Todo[] => todos.filter((todo) => passes(todo, filter, reader) && contains(todo, search))

/** The signed-in member with their current teams; until those are known, the teams at sign-in. */
export const useReader = (): Reader => ({
  id: useMember().id,
  teams: useOwnTeams(),
  people: useNamedPeople(),
})

/** Whether the signed-in member has to deliver a to-do. */
export const useIsExpected = (todo: Todo): boolean => isExpected(useReader(), todo)
