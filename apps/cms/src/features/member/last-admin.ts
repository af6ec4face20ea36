import { membersMessages } from '@tropa/contract/account/members'
import type { PayloadRequest, Where } from 'payload'
import { conflictOn } from '../../database/conflict'
import { isMongoError } from '../../database/mongodb/error'
import { visibleError } from '../../payload/hooks/visible-error'
import { slugs } from '../../payload/slugs'
import { notBlocked } from './stored-member'

/**
 * The admins who can sign in: with a password that somebody has chosen. While a link of an older version waits to be
 * used, the password is one that nobody knows.
 */
export const adminsWhoCanSignIn: Where = {
  and: [
    { userType: { equals: 'admin' } },
    notBlocked,
    { hash: { exists: true } },
    { inviteHash: { exists: false } },
  ],
}

type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Whether an admin who can sign in remains without some members. Two who ask at the same moment do not both go on. */
export const hasAdminBesides = async (
  req: Transaction,
  leaving: readonly string[],
): Promise<boolean> => {
  await conflictOn(req, 'admins')
  const { totalDocs } = await req.payload.db.count({
    collection: slugs.members,
    where: { and: [{ id: { not_in: leaving } }, adminsWhoCanSignIn] },
    req,
  })
  return totalDocs > 0
}

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
 * Checks that an admin remains when this one is demoted, blocked or deleted in the panel.
 *
 * @throws APIError with status 409 for the last admin, and while somebody else changes admins
 */
export const requireAnotherAdmin = async (req: PayloadRequest, id: string): Promise<void> => {
  const remains = await hasAdminBesides(req, addRemovedAdmin(req, id)).catch((error: unknown) => {
    if (!isMongoError(error)) throw error
    throw visibleError('Somebody else is changing admins. Please try again.', 409)
  })
  if (!remains) throw visibleError(membersMessages.lastAdmin, 409)
}
