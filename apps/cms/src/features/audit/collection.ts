import { isRecord } from '@tropa/contract/is-record'
import type { CollectionConfig } from 'payload'
import { admins } from '../../payload/access/admins'
import { nobody } from '../../payload/access/nobody'
import type { Operation } from '../../payload/hooks/operation'
import { visibleError } from '../../payload/hooks/visible-error'
import { slugs } from '../../payload/slugs'
import { auditActions } from './actions'

const readOperations = new Set(['read', 'count', 'countVersions'])

/** Also for calls that override access: only a unit of work writes, below Payload's operations. */
const refuseWrites = ({ operation }: Operation): void => {
  if (readOperations.has(operation)) return
  throw visibleError('Nobody can change the audit trail.', 403)
}

/** Payload asks on the sign-in page too, where there is no user. */
const isHiddenFrom = (user: unknown) => !(isRecord(user) && user.userType === 'admin')

/** What happened, as the server alone wrote it down. */
export const auditTrail: CollectionConfig = {
  slug: slugs.auditTrail,
  labels: { singular: 'Audit entry', plural: 'Audit trail' },
  // An id begins with the time of the entry; the ids of older entries are numbers, which are smaller.
  defaultSort: '-id',
  timestamps: false,
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  admin: {
    group: 'Activity',
    useAsTitle: 'rowTitle',
    hidden: ({ user }) => isHiddenFrom(user),
    defaultColumns: ['at', 'actor', 'action', 'rowCollection', 'rowTitle', 'fields', 'address'],
    listSearchableFields: ['actor', 'rowTitle', 'rowId'],
    pagination: { defaultLimit: 25 },
    description:
      'Who did what, from which address: sign-ins, passwords, members and every change of content. The server alone writes it, and nobody can change it.',
  },
  access: { create: nobody, update: nobody, delete: nobody, unlock: nobody, read: admins },
  hooks: { beforeOperation: [refuseWrites] },
  fields: [
    {
      name: 'at',
      type: 'date',
      label: 'When',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm:ss' } },
    },
    { name: 'actor', type: 'text', label: 'Who', required: true, index: true },
    { name: 'actorId', type: 'text', label: 'Id of who' },
    { name: 'address', type: 'text', label: 'IP address' },
    {
      name: 'action',
      type: 'select',
      label: 'What',
      required: true,
      index: true,
      options: Object.entries(auditActions).map(([value, label]) => ({ value, label })),
    },
    { name: 'rowCollection', type: 'text', label: 'Where' },
    { name: 'rowTitle', type: 'text', label: 'Which' },
    { name: 'rowId', type: 'text', label: 'Id of which', index: true },
    { name: 'fields', type: 'text', label: 'Changed fields' },
  ],
}
