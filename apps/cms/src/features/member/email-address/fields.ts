import type { Field, FieldAccess } from 'payload'
import { admins } from '../../../payload/access/admins'
import { nobody } from '../../../payload/access/nobody'
import type { Member } from '../../../payload/payload-types'

const serverOnly = { create: nobody, read: nobody, update: nobody }

/** Not even admins: nobody reads another member's address. */
const oneself: FieldAccess<Member> = ({ req: { user }, id }) =>
  user?.id !== undefined && user.id === id

/** The e-mail address of a member, and one that waits for its confirmation. */
export const emailAddressFields: Field[] = [
  {
    // Payload adds the rest of its own field.
    name: 'email',
    type: 'email',
    access: { create: admins, read: oneself, update: oneself },
  },
  { name: 'emailConfirmed', type: 'checkbox', hidden: true, access: serverOnly },
  { name: 'pendingEmail', type: 'text', hidden: true, access: serverOnly },
  { name: 'pendingEmailHash', type: 'text', hidden: true, index: true, access: serverOnly },
  { name: 'pendingEmailExpiresAt', type: 'date', hidden: true, access: serverOnly },
]
