import { isRecord } from '@tropa/contract/is-record'
import type { Payload } from 'payload'

const usernameOf = (member: unknown) =>
  isRecord(member) && 'username' in member ? String(member.username) : undefined

/** The username of the log keeper: the member named in the site settings, else the first admin who is not blocked. */
export const logKeeperName = async (payload: Payload): Promise<string> => {
  const site = await payload.findGlobal({
    slug: 'site',
    depth: 1,
    overrideAccess: true,
    select: { logKeeper: true },
  })
  const named = usernameOf(site.logKeeper)
  if (named !== undefined) return named
  const { docs } = await payload.db.find({
    collection: 'members',
    where: { userType: { equals: 'admin' }, blocked: { not_equals: true } },
    sort: 'createdAt',
    limit: 1,
    pagination: false,
  })
  return usernameOf(docs[0]) ?? ''
}
