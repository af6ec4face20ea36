import type { CollectionConfig } from 'payload'
import { nobody } from '../../../payload/access/nobody'
import { slugs } from '../../../payload/slugs'

/**
 * On which days which members were reminded of which to-dos. A row is written before its mail is handed
 * over, so that its unique index allows one reminder a day, however many admins and instances ask at once.
 */
export const reminders: CollectionConfig = {
  slug: slugs.reminders,
  labels: { singular: 'Reminder', plural: 'Reminders' },
  admin: { hidden: true },
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['todo', 'memberId', 'day'], unique: true }],
  fields: [
    { name: 'todo', type: 'relationship', relationTo: slugs.todos, required: true, index: true },
    { name: 'memberId', type: 'text', required: true, index: true },
    { name: 'day', type: 'text', required: true },
  ],
}
