import type { Payload } from 'payload'
import type { Session } from '../../rpc/session'
import { slugs } from '../../payload/slugs'
import { readWithoutSigns } from './read'

/** Removes the signs of a to-do that is gone. */
export const forgetSigns = async (payload: Payload, todoId: string): Promise<void> => {
  await payload.db.deleteMany({
    collection: slugs.acknowledgements,
    where: { todo: { equals: todoId } },
  })
}

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
    // MongoDB lets a sign in beside the deletion of its to-do, which then has not seen it.
    const mayBeLate = payload.db.name === 'mongoose'
    if (mayBeLate && !(await readWithoutSigns(payload, todoId))) await forgetSigns(payload, todoId)
  } catch (error) {
    const already = await payload.db.findOne({
      collection: slugs.acknowledgements,
      where: { todo: { equals: todoId }, memberId: { equals: id } },
    })
    // Where the to-do was deleted meanwhile, there is nothing to sign: the caller finds out.
    if (!already && (await readWithoutSigns(payload, todoId))) throw error
  }
}
