import type { Todo } from '@tropa/contract/todo'
import type { Payload } from 'payload'
import type { Session } from '../access/session'
import { slugs } from '../slugs'
import { readTodo } from './read'

/** Signs that a member has read a to-do. Signing twice, even at the same moment, leaves one sign. */
export const acknowledge = async (
  payload: Payload,
  todo: Todo,
  { id, username }: Session,
): Promise<void> => {
  if (todo.acknowledgedBy.some(({ userId }) => userId === id)) return
  const now = new Date().toISOString()
  try {
    await payload.db.create({
      collection: slugs.acknowledgements,
      data: {
        todo: todo._id,
        memberId: id,
        username,
        acknowledgedAt: now,
        createdAt: now,
        updatedAt: now,
      },
    })
  } catch (error) {
    const already = await payload.db.findOne({
      collection: slugs.acknowledgements,
      where: { todo: { equals: todo._id }, memberId: { equals: id } },
    })
    // Where the to-do was deleted meanwhile, there is nothing to sign: the caller finds out.
    if (!already && (await readTodo(payload, todo._id))) throw error
  }
}
