import type { Payload, PayloadRequest, Where } from 'payload'
import type { AuditEvent } from '../../database/unit-of-work'
import type { Member } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { requireSession } from '../../rpc/procedure'

/** The members who may sign in. */
export const notBlocked: Where = { blocked: { not_equals: true } }

/** How the audit trail names a member. */
export const rowOf = ({ id, username }: Pick<Member, 'id' | 'username'>): AuditEvent['row'] => ({
  collection: slugs.members,
  id,
  title: username,
})

/**
 * A member with the fields that nobody may read, or `null`.
 *
 * @param req - reads what its transaction has written
 */
export const findMember = (
  { db }: Pick<Payload, 'db'>,
  id: string,
  req?: Partial<PayloadRequest>,
): Promise<Member | null> =>
  db.findOne<Member>({
    collection: slugs.members,
    where: { id: { equals: id } },
    ...(req && { req }),
  })

/** The signed-in member who calls a procedure. */
export interface Caller extends Member {
  /** When the caller signed in. */
  signedInAt: Date
}

/**
 * Reads the caller of a procedure.
 *
 * @throws a 401 if the session has ended since its token was checked
 */
export const findCaller = async (context: ApiContext): Promise<Caller> => {
  const { id, sid } = requireSession(context)
  const member = await findMember(context.payload, id)
  const session = member?.sessions?.find((each) => each.id === sid)
  if (!member || !session) throw apiError('UNAUTHORIZED')
  return { ...member, signedInAt: new Date(session.createdAt ?? 0) }
}

/**
 * Finds a member only while nothing has ended their sessions since they were read: a new password, a block,
 * another role or a second factor.
 */
export const unchangedSince = (
  member: Pick<Member, 'id' | 'hash' | 'sessionEpoch' | 'secondFactorSecret'>,
): Where => ({
  and: [
    { id: { equals: member.id } },
    { hash: { equals: member.hash ?? null } },
    { sessionEpoch: { equals: member.sessionEpoch ?? null } },
    { secondFactorSecret: { equals: member.secondFactorSecret ?? null } },
    notBlocked,
  ],
})
