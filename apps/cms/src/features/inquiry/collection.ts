import { maxLength } from '@tropa/contract/schemas/text'
import type { CollectionConfig } from 'payload'
import { admins } from '../../payload/access/admins'
import { nobody } from '../../payload/access/nobody'
import { capitalised } from '../../payload/fields/capitalised'
import { slugs } from '../../payload/slugs'

const inquiryStatuses = ['new', 'doing', 'answered', 'spam'] as const

const neverUpdated = { update: nobody }

/** What visitors sent through the contact form. */
export const inquiries: CollectionConfig = {
  slug: slugs.inquiries,
  trash: true,
  labels: { singular: 'Inquiry', plural: 'Inquiries' },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['status', 'createdAt'] }],
  admin: {
    group: 'Work',
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', 'status', 'assignedTo', 'createdAt'],
    listSearchableFields: ['name', 'email', 'desc'],
    preview: () => '/admin/inquiry',
    description: 'What visitors wrote through the contact form.',
  },
  access: { create: nobody, read: admins, update: admins, delete: admins },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: maxLength.name, access: neverUpdated },
    {
      name: 'category',
      type: 'text',
      required: true,
      maxLength: maxLength.category,
      access: neverUpdated,
    },
    {
      name: 'email',
      type: 'text',
      required: true,
      maxLength: maxLength.email,
      access: neverUpdated,
    },
    {
      name: 'desc',
      type: 'textarea',
      label: 'Message',
      required: true,
      maxLength: maxLength.desc,
      access: neverUpdated,
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      options: inquiryStatuses.map((value) => ({ value, label: capitalised(value) })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'assignedTo',
      type: 'relationship',
      label: 'Who has it',
      relationTo: slugs.members,
      filterOptions: { userType: { equals: 'admin' }, blocked: { not_equals: true } },
      admin: { position: 'sidebar' },
    },
    {
      name: 'reply',
      type: 'ui',
      admin: { components: { Field: '/features/inquiry/panel/reply-link#ReplyLink' } },
    },
    { name: 'notes', type: 'textarea', maxLength: 5000 },
  ],
}
