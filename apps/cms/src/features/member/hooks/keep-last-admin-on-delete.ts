import type { CollectionBeforeDeleteHook } from 'payload'
import type { Member } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'
import { requireAnotherAdmin } from '../last-admin'

/** Refuses to delete the last admin. */
export const keepLastAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const member = await req.payload.db.findOne<Member>({
    collection: slugs.members,
    where: { id: { equals: id } },
    req,
  })
  if (member?.userType === 'admin') await requireAnotherAdmin(req, String(id))
}
