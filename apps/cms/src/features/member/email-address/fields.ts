import type { Field, FieldAccess } from 'payload'
import { serverOnly } from '../../../payload/access/nobody'
import type { Member } from '../../../payload/payload-types'

/** Not even admins: nobody reads another member's address. */
const oneself: FieldAccess<Member> = ({ req: { user }, id }) =>
  user?.id !== undefined && user.id === id

/** The e-mail address of a member, and one that waits for its confirmation. */
export const emailAddressFields: Field[] = [
  {
    // Payload adds the rest of its own field.
    name: 'email',
    type: 'email',
    access: { read: oneself },
  },
  { name: 'emailConfirmed', type: 'checkbox', hidden: true, access: serverOnly },
  { name: 'emailTrusted', type: 'checkbox', hidden: true, access: serverOnly },
  { name: 'pendingEmail', type: 'text', hidden: true, access: serverOnly },
  { name: 'pendingEmailHash', type: 'text', hidden: true, index: true, access: serverOnly },
  { name: 'pendingEmailExpiresAt', type: 'date', hidden: true, access: serverOnly },
  { name: 'pendingEmailTrusted', type: 'checkbox', hidden: true, access: serverOnly },
]
