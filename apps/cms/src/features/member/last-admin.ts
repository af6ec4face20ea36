import type { PayloadRequest, Where, Payload } from 'payload'
import { conflictOn } from '../../database/conflict'
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

export const adminNames = async ({ db }: Payload): Promise<string[]> => {
  const { docs } = await db.find<{ username: string }>({
    collection: slugs.members,
    where: adminsWhoCanSignIn,
    select: { username: true },
    sort: 'username',
    pagination: false,
  })
  return docs.map(({ username }) => username)
}
