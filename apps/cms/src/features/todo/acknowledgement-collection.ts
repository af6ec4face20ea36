import type { CollectionConfig } from 'payload'
import { admins } from '../../payload/access/admins'
import { nobody } from '../../payload/access/nobody'
import { slugs } from '../../payload/slugs'

/**
 * Which members have read which version of which to-do. Each acknowledgement is a row of its own, so that members who
 * acknowledge at the same moment do not overwrite each other. It holds the member's id and username
 * instead of a relationship, so that it outlives the account.
 */
export const acknowledgements: CollectionConfig = {
  slug: slugs.acknowledgements,
  labels: { singular: 'Acknowledgement', plural: 'Acknowledgements' },
  admin: { hidden: true },
  lockDocuments: false,
  access: { create: nobody, read: admins, update: nobody, delete: nobody },
  indexes: [{ fields: ['todo', 'memberId', 'version'], unique: true }],
  fields: [
    { name: 'todo', type: 'relationship', relationTo: slugs.todos, required: true, index: true },
    { name: 'memberId', type: 'text', required: true },
    { name: 'username', type: 'text', required: true },
    { name: 'version', type: 'number', defaultValue: 1 },
    { name: 'acknowledgedAt', type: 'date', required: true },
  ],
}
