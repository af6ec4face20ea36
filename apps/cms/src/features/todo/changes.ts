import { changesBetween, type TodoChanges } from '@tropa/contract/changes/todo-changes'
import type { Payload } from 'payload'
import type * as Stored from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import type { FoundTodo } from './read'
import { readVersion, versionOf } from './versions'

/** A member's acknowledgement of the newest version that they acknowledged. */
const findLastOwn = async ({ db }: Payload, memberId: string, todoId: string) => {
  const { docs } = await db.find<Stored.Acknowledgement>({
    collection: slugs.acknowledgements,
    where: { todo: { equals: todoId }, memberId: { equals: memberId } },
    sort: '-version',
    limit: 1,
    pagination: false,
    select: { version: true },
  })
  return docs[0]
}

/** What changed in a to-do since a member acknowledged it last. */
export const readChanges = async (
  payload: Payload,
  { todo, version, changedAt }: FoundTodo,
  memberId: string,
): Promise<TodoChanges> => {
  const last = await findLastOwn(payload, memberId, todo._id)
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
