import type { Field, FieldAccess } from 'payload'
import { admins } from '../../../payload/access/admins'
import { nobody, serverOnly } from '../../../payload/access/nobody'
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
    // An admin enters one with an invite. It is changed through `/api`, which mails a link to the new one.
    access: { create: admins, read: oneself, update: nobody },
  },
  { name: 'emailConfirmed', type: 'checkbox', hidden: true, access: serverOnly },
  { name: 'emailTrusted', type: 'checkbox', hidden: true, access: serverOnly },
  { name: 'pendingEmail', type: 'text', hidden: true, access: serverOnly },
  { name: 'pendingEmailHash', type: 'text', hidden: true, index: true, access: serverOnly },
  { name: 'pendingEmailExpiresAt', type: 'date', hidden: true, access: serverOnly },
  { name: 'pendingEmailTrusted', type: 'checkbox', hidden: true, access: serverOnly },
]
