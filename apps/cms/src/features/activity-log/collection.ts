import { actions } from '@tropa/contract/activity-log'
import { maxLength } from '@tropa/contract/schemas/text'
import type { CollectionConfig } from 'payload'
import { admins } from '../../payload/access/admins'
import { nobody } from '../../payload/access/nobody'
import { searchTextField } from '../../payload/fields/search-text'
import { slugs } from '../../payload/slugs'
import { activityLogSearch } from '../../rpc/activity'

/** What members did. Only the server writes entries, and nobody changes them. */
export const activityLogs: CollectionConfig = {
  slug: slugs.activityLogs,
  labels: { singular: 'Activity log', plural: 'Activity log' },
  defaultSort: '-createdAt',
  lockDocuments: false,
  admin: {
    group: 'Activity',
    useAsTitle: 'description',
    defaultColumns: ['username', 'action', 'description', 'createdAt'],
    listSearchableFields: [...activityLogSearch],
    preview: () => '/admin/activity-logs',
    description: 'What members did. Nobody can change it; the log keeper can delete from it.',
  },
  access: { create: nobody, read: admins, update: nobody, delete: nobody },
  fields: [
    { name: 'username', type: 'text', required: true, maxLength: maxLength.username },
    { name: 'action', type: 'select', required: true, options: [...actions] },
    { name: 'description', type: 'text', required: true, maxLength: maxLength.description },
    searchTextField(activityLogSearch),
  ],
}
