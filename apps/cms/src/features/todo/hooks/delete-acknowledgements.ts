import type { CollectionBeforeDeleteHook } from 'payload'
import { slugs } from '../../../payload/slugs'

/** Takes a to-do's acknowledgements along when it is deleted, in the same transaction. */
export const deleteAcknowledgements: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({
    collection: slugs.acknowledgements,
    where: { todo: { equals: id } },
    req,
  })
}
