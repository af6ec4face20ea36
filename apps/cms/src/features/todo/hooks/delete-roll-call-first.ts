import type { CollectionBeforeDeleteHook } from 'payload'
import { storedId } from '../../../database/ids'
import { slugs } from '../../../payload/slugs'

/** Deletes a to-do's roll call and excuses before the to-do itself, in the same transaction. Its records stay. */
export const deleteRollCallFirst: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { kind: { equals: 'todo' }, subjectId: { equals: storedId(id) } }
  for (const collection of [slugs.rollCalls, slugs.excuses]) {
    await req.payload.db.deleteMany({ collection, where, req })
  }
}
