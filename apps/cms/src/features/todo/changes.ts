import {
  changesBetween,
  type TodoChanges,
  type TodoVersion,
} from '@tropa/contract/changes/todo-changes'
import type { Payload, Where, WhereField } from 'payload'
import type * as Stored from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { findTodos, groupByTodo, type FoundTodo } from './read'
import { readVersion, versionOf, versionsOf } from './versions'

/** A member's acknowledgements, that of the newest version first. */
const findOwn = async ({ db }: Payload, memberId: string, where: Where) => {
  const { docs } = await db.find<Stored.Acknowledgement>({
    collection: slugs.acknowledgements,
    where: { and: [{ memberId: { equals: memberId } }, where] },
    sort: '-version',
    limit: 0,
    pagination: false,
    select: { todo: true, version: true },
  })
  return docs
}

/** What changed in a to-do since a member acknowledged it last. */
export const readChanges = async (
  payload: Payload,
  { todo, version, changedAt }: FoundTodo,
  memberId: string,
): Promise<TodoChanges> => {
  const [last] = await findOwn(payload, memberId, { todo: { equals: todo._id } })
  const acknowledgedVersion = last ? versionOf(last) : null
  const before =
    acknowledgedVersion !== null && acknowledgedVersion < version
      ? await readVersion(payload, todo._id, acknowledgedVersion)
      : null
  return {
    version,
    acknowledgedVersion,
    changedAt,
    changes: before ? changesBetween(before, todo) : [],
  }
}

/** The version of each to-do whose deadline fits, and the one that a member acknowledged last: two queries. */
export const readVersions = async (
  payload: Payload,
  deadline: WhereField,
  memberId: string,
): Promise<TodoVersion[]> => {
  const [todos, own] = await Promise.all([
    findTodos(payload, { deadline }, { select: { version: true } }),
    findOwn(payload, memberId, { 'todo.deadline': deadline }),
  ])
  const byTodo = groupByTodo(own)
  return todos.map((todo) => {
    const [last] = byTodo.get(todo.id) ?? []
    const acknowledgedVersion = last ? versionOf(last) : null
    return { _id: todo.id, version: versionsOf(todo).version, acknowledgedVersion }
  })
}
