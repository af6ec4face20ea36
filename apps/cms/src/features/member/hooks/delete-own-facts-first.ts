import type { CollectionBeforeDeleteHook } from 'payload'
import { storedId } from '../../../database/ids'
import { slugs } from '../../../payload/slugs'
import { unlinkRecords } from '../unlink-records'

/**
 * Deletes the reminders and notices that a member got and the excuses they sent before the member, in the same
 * transaction. Records stay, with the name, and are about no member any more, without what they said in a dispute
 * that nobody decided.
 */
export const deleteOwnFactsFirst: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { db } = req.payload
  const own = { memberId: { equals: storedId(id) } }
  for (const collection of [slugs.reminders, slugs.excuses, slugs.limitNotices]) {
    await db.deleteMany({ collection, where: own, req })
  }
  await unlinkRecords(req.payload, { member: { equals: id } }, req)
}
