import { randomUUID } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'
import type { Member } from '../../../payload/payload-types'

/**
 * Ends a member's sessions when they are blocked, unblocked or become an admin or a user; for a new
 * password `storePassword` does so. The new epoch refuses the session of a login that was checked before
 * and is stored after.
 */
export const endSessions: CollectionBeforeChangeHook<Member> = ({ data, originalDoc }) => {
  const isNewlyBlocked = data.blocked === true && originalDoc?.blocked !== true
  const isUnblocked = data.blocked === false && originalDoc?.blocked === true
  const changesUserType = data.userType !== undefined && data.userType !== originalDoc?.userType
  const endsSessions = isNewlyBlocked || isUnblocked || changesUserType
  return {
    ...data,
    ...(endsSessions && { sessions: [], sessionEpoch: randomUUID() }),
  }
}
