import type { Payload, PayloadRequest, Where } from 'payload'
import { storedId } from '../../database/ids'
import { slugs } from '../../payload/slugs'

/**
 * Takes from records the link to a member who is gone, in the transaction of `req` if one is given. What the member
 * said in a dispute is emptied while nobody has decided about it: reasons are kept for a year from the decision, and
 * without one they would be kept without an end.
 */
export const unlinkRecords = async (
  { db }: Pick<Payload, 'db'>,
  where: Where,
  req: Partial<PayloadRequest> = {},
): Promise<void> => {
  const common = { collection: slugs.records, req, returning: false } as const
  const isUndecided = { state: { equals: 'disputed' } }
  await db.updateMany({ ...common, where: { and: [where, isUndecided] }, data: { reason: null } })
  await db.updateMany({ ...common, where, data: { member: null } })
}

/**
 * Deletes the reminders and notices that a member got and the excuses they sent, in the transaction of `req`. Records
 * stay, with the name, and are about no member any more, without what they said in a dispute that nobody decided.
 */
export const deleteOwnFacts = async (
  payload: Payload,
  id: string,
  req: Partial<PayloadRequest>,
): Promise<void> => {
  const own = { memberId: { equals: storedId(id) } }
  for (const collection of [slugs.reminders, slugs.excuses, slugs.limitNotices]) {
    await payload.db.deleteMany({ collection, where: own, req })
  }
  await unlinkRecords(payload, { member: { equals: id } }, req)
}
