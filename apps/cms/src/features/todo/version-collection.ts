import type { CollectionConfig } from 'payload'
import { nobody } from '../../payload/access/nobody'
import { slugs } from '../../payload/slugs'

/**
 * What a to-do said before it was changed: a row for each version but the newest, which is the to-do
 * itself. A row is written once, together with the change, and deleted with the to-do.
 */
export const todoVersions: CollectionConfig = {
  slug: slugs.todoVersions,
  labels: { singular: 'Version of a to-do', plural: 'Versions of to-dos' },
  admin: { hidden: true },
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['todo', 'version'], unique: true }],
  fields: [
    { name: 'todo', type: 'relationship', relationTo: slugs.todos, required: true, index: true },
    { name: 'version', type: 'number', required: true },
    { name: 'title', type: 'text', required: true },
    { name: 'desc', type: 'textarea', required: true },
    { name: 'deadline', type: 'text', required: true },
    { name: 'priority', type: 'text', required: true },
    { name: 'assignee', type: 'text', required: true },
  ],
}
