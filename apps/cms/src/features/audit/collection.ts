import type { CollectionConfig } from 'payload'
import { facts } from '../../payload/access/data-read-only'
import { searchTextField } from '../../payload/fields/search-text'

const auditActions = [
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'password-change',
  'password-reset',
  'second-factor-on',
  'second-factor-off',
  'recovery-code',
  'invite',
  'invite-used',
  'reset-link',
  'role',
  'block',
  'unblock',
  'create',
  'update',
  'draft',
  'publish',
  'unpublish',
  'schedule',
  'cancel-schedule',
  'restore-version',
  'trash',
  'restore-trashed',
  'delete',
  'restore',
  'backup',
  'backup-failed',
  'mail-refused',
  'mail-taken',
  'year-closed',
  // Not written any more; older trails hold it.
  'head-lost',
] as const

export type AuditAction = (typeof auditActions)[number]

/** Who did what, to which row, when and from which address. The server writes it, and nobody changes it. */
export const auditTrail: CollectionConfig = {
  ...facts('rowTitle'),
  slug: 'audit-trail',
  labels: { singular: 'Audit entry', plural: 'Audit' },
  // An id begins with the time of the entry; the ids of older entries are numbers, which are smaller.
  defaultSort: '-id',
  timestamps: false,
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
    searchTextField('audit-trail'),
  ],
}
