import type { CollectionConfig } from 'payload'
import { dataReadOnly } from '../../payload/access/data-read-only'
import { slugs } from '../../payload/slugs'
import { auditActions } from './actions'

/** What happened, as the server alone wrote it down. */
export const auditTrail: CollectionConfig = {
  ...dataReadOnly,
  slug: slugs.auditTrail,
  // An id begins with the time of the entry; the ids of older entries are numbers, which are smaller.
  defaultSort: '-id',
  timestamps: false,
  lockDocuments: false,
  admin: { ...dataReadOnly.admin, useAsTitle: 'rowTitle' },
  fields: [
    { name: 'at', type: 'date', required: true, index: true },
    { name: 'actor', type: 'text', required: true, index: true },
    { name: 'actorId', type: 'text' },
    { name: 'address', type: 'text' },
    {
      name: 'action',
      type: 'select',
      required: true,
      index: true,
      options: [...auditActions],
    },
    { name: 'rowCollection', type: 'text' },
    { name: 'rowTitle', type: 'text' },
    { name: 'rowId', type: 'text', index: true },
    { name: 'fields', type: 'text' },
  ],
}
