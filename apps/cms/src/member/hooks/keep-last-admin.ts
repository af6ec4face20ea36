import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import type { Member } from '../../payload-types'
import { slugs } from '../../slugs'

const leaving = 'admins that leave'

/** One request may change many members side by side: none counts on one that is leaving too. */
const idsLeaving = ({ context }: PayloadRequest, id: string): string[] => {
  const ids = new Set(context[leaving] as ReadonlySet<string> | undefined).add(id)
  context[leaving] = ids
  return [...ids]
}

const refuseLastAdmin = async (req: PayloadRequest, id: string) => {
  const { totalDocs } = await req.payload.db.count({
    collection: slugs.members,
    where: {
      and: [
        { id: { not_in: idsLeaving(req, id) } },
        { userType: { equals: 'admin' } },
        { blocked: { not_equals: true } },
      ],
    },
    req,
  })
  if (totalDocs === 0) {
    throw new APIError(
      'This is the last admin. Make somebody else an admin first.',
      400,
      null,
      true,
    )
  }
}

/** Refuses to demote or block the last admin, who alone could make another one. */
export const keepLastAdminOnChange: CollectionBeforeChangeHook<Member> = async ({
  data,
  originalDoc,
  req,
}) => {
  const wasAdmin = originalDoc?.userType === 'admin' && originalDoc.blocked !== true
  const staysAdmin = (data.userType ?? 'admin') === 'admin' && data.blocked !== true
  if (originalDoc && wasAdmin && !staysAdmin) await refuseLastAdmin(req, originalDoc.id)
  return data
}

/** Refuses to delete the last admin. */
export const keepLastAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const member = await req.payload.db.findOne<Member>({
    collection: slugs.members,
    where: { id: { equals: id } },
    req,
  })
  if (member?.userType === 'admin') await refuseLastAdmin(req, String(id))
}
