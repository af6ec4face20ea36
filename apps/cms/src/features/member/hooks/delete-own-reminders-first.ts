import type { CollectionBeforeDeleteHook } from 'payload'
import { slugs } from '../../../payload/slugs'

/** Deletes the reminders that a member got before the member, in the same transaction. */
export const deleteOwnRemindersFirst: CollectionBeforeDeleteHook = ({ id, req }) =>
  req.payload.db.deleteMany({
    collection: slugs.reminders,
    where: { memberId: { equals: String(id) } },
    req,
  })
