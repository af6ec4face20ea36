import type { CollectionBeforeDeleteHook } from 'payload'
import { storedId } from '../../../database/ids'
import { slugs } from '../../../payload/slugs'

/**
 * Deletes the reminders and notices that a member got and the excuses they sent before the member, in the same
 * transaction. Records stay, with the name, and are about no member any more.
 */
export const deleteOwnFactsFirst: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { db } = req.payload
  const own = { memberId: { equals: storedId(id) } }
  for (const collection of [slugs.reminders, slugs.excuses, slugs.limitNotices]) {
    await db.deleteMany({ collection, where: own, req })
  }
  const where = { member: { equals: id } }
  await db.updateMany({ collection: slugs.records, where, data: { member: null }, req })
}
