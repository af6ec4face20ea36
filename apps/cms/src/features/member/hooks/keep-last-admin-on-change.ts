import type { CollectionBeforeChangeHook } from 'payload'
import type { Member } from '../../../payload/payload-types'
import { requireAnotherAdmin } from '../last-admin'

/** Refuses to demote or block the last admin, because nobody could make another one. */
export const keepLastAdminOnChange: CollectionBeforeChangeHook<Member> = async ({
  data,
  originalDoc,
  req,
}) => {
  const wasAdmin = originalDoc?.userType === 'admin' && originalDoc.blocked !== true
  const staysAdmin = (data.userType ?? 'admin') === 'admin' && data.blocked !== true
  if (originalDoc && wasAdmin && !staysAdmin) await requireAnotherAdmin(req, originalDoc.id)
  return data
}
