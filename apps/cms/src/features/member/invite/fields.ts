import type { Field } from 'payload'
import { serverOnly } from '../../../payload/access/nobody'

/**
 * The open links with which a member chooses a password: one that an admin hands over, and one that was
 * mailed. Using one of them ends both.
 */
export const inviteFields: Field[] = [
  { name: 'inviteHash', type: 'text', hidden: true, index: true, access: serverOnly },
  { name: 'inviteExpiresAt', type: 'date', hidden: true, access: serverOnly },
  { name: 'mailedInviteHash', type: 'text', hidden: true, index: true, access: serverOnly },
  { name: 'mailedInviteExpiresAt', type: 'date', hidden: true, access: serverOnly },
]
