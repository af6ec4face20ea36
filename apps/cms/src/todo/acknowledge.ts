import type { Payload } from 'payload'
import type { Session } from '../access/session'
import { slugs } from '../slugs'
import { readTodo } from './read'

/** Signs that a member has read a to-do. Signing twice, even at the same moment, leaves one sign. */
export const acknowledge = async (
  payload: Payload,
  todoId: string,
  { id, username }: Session,
): Promise<void> => {
  const now = new Date().toISOString()
  try {
    await payload.db.create({
      collection: slugs.acknowledgements,
      data: {
        todo: todoId,
        memberId: id,
        username,
        acknowledgedAt: now,
        createdAt: now,
        updatedAt: now,
      },
      returning: false,
    })
  } catch (error) {
    const already = await payload.db.findOne({
      collection: slugs.acknowledgements,
      where: { todo: { equals: todoId }, memberId: { equals: id } },
    })
    // Where the to-do was deleted meanwhile, there is nothing to sign: the caller finds out.
    if (!already && (await readTodo(payload, todoId))) throw error
  }
}
