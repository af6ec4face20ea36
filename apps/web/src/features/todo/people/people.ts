import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ListedMember } from '@tropa/contract/member/members'
import { plural } from '@tropa/contract/base/plural'
import { assigneeNames, isAsked } from '@tropa/contract/team/assignee'
import type { NamedPeople } from '@tropa/contract/todo/people'
import { todoFormOn, type Todo } from '@tropa/contract/todo/todo'
import * as z from 'zod/mini'
import { type ApiClient, useApi } from '../../../api/api-context'
import { memberList, rollCallOf } from '../../../api/shared-queries'
import { byCalled, calledOf } from '../../../format/person'
import { todoKey } from '../api'

const people = z.array(z.string())

/** Drafts of an earlier version do not have this field. */
export const storedPeople = z._default(people, [])

/** A to-do that is posted, but whose people are not stored yet. */
export const storedPosted = z.optional(z.object({ _id: z.string(), version: z.number() }))

export const todoSchemaOn = (today: string) =>
  z.extend(todoFormOn(today), { people, posted: storedPosted })

export const peopleQuery = (api: ApiClient) =>
  queryOptions({ queryKey: [...todoKey, 'people'], queryFn: () => api.todoPeople.list() })

const byTodo = (named: readonly NamedPeople[]): Record<string, readonly string[]> =>
  Object.fromEntries(named.map(({ _id, userIds }) => [_id, userIds]))

const none: Record<string, readonly string[]> = {}

/** The ids of the named members, by the id of each to-do that names people. */
export const useNamedPeople = () =>
  useQuery({ ...peopleQuery(useApi()), select: byTodo }).data ?? none

/** Returns a function that adds the people a to-do names to the to-do. */
export const useNaming = () => {
  const named = useNamedPeople()
  return (todo: Todo) => ({ ...todo, people: [...(named[todo._id] ?? [])] })
}

/** Finds the members who can be expected to deliver a to-do of some teams; undefined until all are loaded. */
export const useAskedMembers = (enabled = true) => {
  const { data } = useQuery({ ...memberList(useApi()), enabled })
  return (assignees: readonly string[]): ListedMember[] | undefined =>
    data?.filter(({ blocked, role }) => !blocked && isAsked(assignees, role))
}

/** Removes people who were chosen before the teams changed and are not in the new teams. */
export const useStillAsked = () => {
  const askedMembers = useAskedMembers()
  return (people: readonly string[], assignees: readonly string[]): string[] => {
    const asked = askedMembers(assignees)
    return people.filter((id) => asked?.some(({ _id }) => _id === id) ?? true)
  }
}

/** Finds the members who were chosen before the teams changed and are in none of the new teams. */
export const useLeftOut = () => {
  const { data = [] } = useQuery(memberList(useApi()))
  return (people: readonly string[], assignees: readonly string[]): ListedMember[] =>
    data.filter(
      ({ _id, blocked, role }) =>
        assignees.length > 0 && people.includes(_id) && !blocked && !isAsked(assignees, role),
    )
}

/** The warning that the new teams leave out some members who were named. */
export const leftOutText = (members: readonly ListedMember[]): string => {
  const names = new Intl.ListFormat('en-US').format(members.toSorted(byCalled).map(calledOf))
  return `${names} ${members.length === 1 ? 'is' : 'are'} not in these teams and will no longer be named.`
}

/**
 * The ids of the members who have to deliver a to-do, for admins; undefined until all are loaded. For an active to-do
 * these are the members who are asked now, for an archived one those of its deadline.
 */
export const useExpectedMembers = (
  { _id: id, assignee }: Todo,
  isArchived: boolean,
  enabled = true,
): string[] | undefined => {
  const askedMembers = useAskedMembers(enabled)
  const { [id]: people } = useNamedPeople()
  const settled = useQuery({
    ...rollCallOf(useApi(), { kind: 'todo', id }),
    enabled: enabled && isArchived,
  })
  return isArchived
    ? settled.data?.rows.map(({ userId }) => userId)
    : askedMembers(assigneeNames(assignee))
        ?.map(({ _id }) => _id)
        .filter((memberId) => people?.includes(memberId) ?? true)
}

/** The text after a to-do's teams that says how many people it names; empty if it names nobody. */
export const namedText = (named: readonly string[] | undefined, ownId: string): string => {
  if (!named) return ''
  const others = named.filter((id) => id !== ownId).length
  if (others === named.length) return ` (only ${plural(others, 'person', 'people')})`
  return others === 0 ? ' (only you)' : ` (only you and ${plural(others, 'other')})`
}
