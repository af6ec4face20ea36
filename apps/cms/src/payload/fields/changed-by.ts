import type { TextField } from 'payload'
import { nobody } from '../access/nobody'

/**
 * The username of the member who saved a document, and so of the author of each of its versions. It is
 * empty for what the server itself wrote.
 */
export const changedByField: TextField = {
  name: 'changedBy',
  type: 'text',
  label: 'Changed by',
  access: { create: nobody, update: nobody },
  admin: { hidden: true, disableBulkEdit: true },
  hooks: { beforeChange: [({ req }) => req.user?.username ?? null] },
}
