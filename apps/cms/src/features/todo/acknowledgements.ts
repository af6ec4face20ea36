import type { Payload, PayloadRequest } from 'payload'
import { isMongodb } from '../../database/engine'
import { slugs } from '../../payload/slugs'
import type { Session } from '../../rpc/session'

/** Deletes a to-do's acknowledgements, in the transaction of `req` if one is given. */
export const deleteAcknowledgements = (
  payload: Payload,
  todoId: string | number,
  req: Partial<PayloadRequest> = {},
): Promise<void> =>
  payload.db.deleteMany({
    collection: slugs.acknowledgements,
    where: { todo: { equals: todoId } },
    req,
  })

const hasAcknowledged = async (
  payload: Payload,
  todoId: string,
  memberId: string,
  version: number,
) => {
  const found = await payload.db.findOne({
    collection: slugs.acknowledgements,
    where: {
      todo: { equals: todoId },
      memberId: { equals: memberId },
      version: { equals: version },
    },
  })
  return found !== null
}

/**
 * Stores that a member has read a version of a to-do. Doing it twice, even at the same moment, stores one row; a
 * to-do that has been deleted meanwhile is ignored.
 *
 * @returns whether this call stored it
 */
export const acknowledge = async (
  payload: Payload,
  todoId: string,
  version: number,
  { id: memberId, username }: Session,
): Promise<boolean> => {
  // One that is in the trash keeps its acknowledgements.
  const isDeleted = async () =>
    !(await payload.db.findOne({ collection: slugs.todos, where: { id: { equals: todoId } } }))
  const now = new Date().toISOString()
  try {
    await payload.db.create({
      collection: slugs.acknowledgements,
      data: {
        todo: todoId,
        memberId,
        username,
        version,
        acknowledgedAt: now,
        createdAt: now,
        updatedAt: now,
      },
      returning: false,
    })
    // MongoDB has no foreign keys: a deletion of the to-do at the same moment misses this row.
    if (isMongodb(payload.db) && (await isDeleted())) await deleteAcknowledgements(payload, todoId)
    return true
  } catch (error) {
    const isKnown =
      (await hasAcknowledged(payload, todoId, memberId, version)) || (await isDeleted())
    if (isKnown) return false
    throw error
  }
}

/** Deletes a member's acknowledgement of a version. */
export const withdrawAcknowledgement = (
  payload: Payload,
  todoId: string,
  version: number,
  { id: memberId }: Session,
): Promise<void> =>
  payload.db.deleteMany({
    collection: slugs.acknowledgements,
    where: {
      todo: { equals: todoId },
      memberId: { equals: memberId },
      version: { equals: version },
    },
  })
