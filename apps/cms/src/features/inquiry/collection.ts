import { inquiryStatuses } from '@tropa/contract/inquiry/inquiry'
import { maxLength } from '@tropa/contract/base/text'
import type { CollectionConfig } from 'payload'
import { dataReadOnly } from '../../payload/access/data-read-only'
import { searchTextField } from '../../payload/fields/search-text'

/**
 * What visitors sent through the contact form. The trash is for what an earlier version moved there: it stays
 * hidden, and is deleted after 30 days.
 */
export const inquiries: CollectionConfig = {
  ...dataReadOnly('name'),
  slug: 'inquiries',
  trash: true,
  defaultSort: '-createdAt',
  indexes: [{ fields: ['status', 'createdAt'] }],
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: maxLength.name },
    { name: 'category', type: 'text', required: true, maxLength: maxLength.category },
    { name: 'email', type: 'text', required: true, maxLength: maxLength.email },
    { name: 'desc', type: 'textarea', required: true, maxLength: maxLength.desc },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      options: [...inquiryStatuses],
    },
    { name: 'assignedTo', type: 'relationship', relationTo: 'members' },
    { name: 'notes', type: 'textarea', maxLength: maxLength.notes },
    // On MongoDB, inquiries from before there were versions have no number, which means the first version.
    { name: 'version', type: 'number', defaultValue: 1 },
    searchTextField('inquiries'),
  ],
}
