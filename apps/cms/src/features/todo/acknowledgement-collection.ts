import type { CollectionConfig } from 'payload'
import { admins } from '../../payload/access/admins'
import { nobody } from '../../payload/access/nobody'
import { slugs } from '../../payload/slugs'

/**
 * Who has read which to-do: a row of its own each, unique, so that members who acknowledge at the
 * same moment do not overwrite one another. The member is named by id and username rather than by a
 * relationship, so that the sign stays when the account goes.
 */
export const acknowledgements: CollectionConfig = {
  slug: slugs.acknowledgements,
  labels: { singular: 'Acknowledgement', plural: 'Acknowledgements' },
  admin: { hidden: true },
  lockDocuments: false,
  access: { create: nobody, read: admins, update: nobody, delete: nobody },
  indexes: [{ fields: ['todo', 'memberId'], unique: true }],
  fields: [
    { name: 'todo', type: 'relationship', relationTo: slugs.todos, required: true, index: true },
    { name: 'memberId', type: 'text', required: true },
    { name: 'username', type: 'text', required: true },
    { name: 'acknowledgedAt', type: 'date', required: true },
  ],
}
