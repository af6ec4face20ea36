import { membersMessages } from '@tropa/contract/account/members'
import type { Payload } from 'payload'
import { isObjectId } from '../../../database/ids'
import type { Work } from '../../../database/unit-of-work'
import type { Member } from '../../../payload/payload-types'
import type { ApiContext } from '../../../rpc/context'
import { apiError } from '../../../rpc/errors'
import { requireSession } from '../../../rpc/procedure'
import { hasAdminBesides } from '../last-admin'
import { findMember } from '../stored-member'

/**
 * A member, in the transaction of `work` if one is given.
 *
 * @throws a 404 for an unknown id
 */
export const requireMember = async (payload: Payload, id: string, work?: Work): Promise<Member> => {
  // Payload takes an id with commas for a list of ids, on MongoDB.
  const member = isObjectId(id) ? await findMember(payload, id, work) : null
  if (!member) throw apiError('NOT_FOUND', membersMessages.notFound)
  return member
}

/** Refuses with a 403 what another admin must do for the caller. */
export const refuseOwn = (context: ApiContext, { id }: Member): void => {
  if (id === requireSession(context).id) throw apiError('FORBIDDEN', membersMessages.own)
}

/** Refuses with a 409 to take the last admin who can sign in away. */
export const keepAdmin = async (work: Work, { id, userType, blocked }: Member): Promise<void> => {
  if (userType !== 'admin' || blocked === true || (await hasAdminBesides(work, [id]))) return
  throw apiError('CONFLICT', membersMessages.lastAdmin)
}
