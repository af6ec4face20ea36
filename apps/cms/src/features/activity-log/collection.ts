import { actions } from '@tropa/contract/activity-log/activity-log'
import { maxLength } from '@tropa/contract/base/text'
import type { CollectionConfig } from 'payload'
import { facts } from '../../payload/access/data-read-only'
import { searchTextField } from '../../payload/fields/search-text'

/** What members did. Only the server writes entries, and nobody changes them. */
export const activityLogs: CollectionConfig = {
  ...facts('description'),
  slug: 'activity-logs',
  labels: { singular: 'Activity', plural: 'Activity log' },
  defaultSort: '-createdAt',
  fields: [
    { name: 'username', type: 'text', required: true, maxLength: maxLength.username },
    { name: 'action', type: 'select', required: true, options: [...actions] },
    { name: 'description', type: 'text', required: true, maxLength: maxLength.description },
    searchTextField('activity-logs'),
  ],
}
