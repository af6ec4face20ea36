import type { PayloadRequest } from 'payload'
import { conflictOn } from '../../database/conflict'
import { isMongoError } from '../../database/mongodb/error'
import { visibleError } from '../../payload/hooks/visible-error'
import { slugs } from '../../payload/slugs'
import { notBlocked } from './stored-member'

const removedAdmins = 'removed admins'

/** A bulk request removes several admins side by side, and none of them may count the others. */
const addRemovedAdmin = ({ context }: PayloadRequest, id: string): string[] => {
  const known = context[removedAdmins]
  const others = Array.isArray(known) ? known.filter((other) => typeof other === 'string') : []
  const ids = [...others, id]
  context[removedAdmins] = ids
  return ids
}

/**
 * Checks that an admin remains when this one is demoted, blocked or deleted.
 *
 * @throws APIError with status 400 for the last admin, and 409 while somebody else changes admins
 */
export const requireAnotherAdmin = async (req: PayloadRequest, id: string): Promise<void> => {
  await conflictOn(req, 'admins').catch((error: unknown) => {
    if (!isMongoError(error)) throw error
    throw visibleError('Somebody else is changing admins. Please try again.', 409)
  })
  const { totalDocs } = await req.payload.db.count({
    collection: slugs.members,
    where: {
      and: [
        { id: { not_in: addRemovedAdmin(req, id) } },
        { userType: { equals: 'admin' } },
        notBlocked,
      ],
    },
    req,
  })
  if (totalDocs > 0) return
  throw visibleError('This is the last admin. Make somebody else an admin first.')
}
