import type { CollectionBeforeChangeHook } from 'payload'
import type { Member } from '../../../payload/payload-types'

/**
 * Ends a member's sessions when they are blocked or change sides; a new password does so by itself.
 * Who is blocked has no use for an invite either, and one made before a new password is used up.
 */
export const endSessions: CollectionBeforeChangeHook<Member> = ({ data, originalDoc }) => {
  const isBlocked = data.blocked === true && originalDoc?.blocked !== true
  const changesSides = data.userType !== undefined && data.userType !== originalDoc?.userType
  const isNewInvite = (data.inviteHash ?? null) !== (originalDoc?.inviteHash ?? null)
  const hasNewPassword = data.password !== undefined && !isNewInvite
  return {
    ...data,
    ...((isBlocked || changesSides) && { sessions: [] }),
    ...((isBlocked || hasNewPassword) && { inviteHash: null, inviteExpiresAt: null }),
  }
}
