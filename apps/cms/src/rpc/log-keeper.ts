import type { Payload } from 'payload'
import { findRows } from '../database/rows'
import { adminsWhoCanSignIn } from '../payload/access/admins'

/**
 * The username of the log keeper: the member named in the site settings while they are an admin who is not blocked,
 * else the first admin who can sign in.
 */
export const logKeeperName = async (payload: Payload): Promise<string> => {
  const { logKeeper } = await payload.findGlobal({
    slug: 'site',
    depth: 1,
    overrideAccess: true,
    select: { logKeeper: true },
  })
  const named = typeof logKeeper === 'object' ? logKeeper : undefined
  if (named?.userType === 'admin' && named.blocked !== true) return named.username
  const [first] = await findRows(payload, 'members', {
    where: adminsWhoCanSignIn,
    select: { username: true },
    sort: 'createdAt',
    limit: 1,
  })
  return first?.username ?? ''
}
