import { excuseStates } from '@tropa/contract/excuse/excuse'
import type { CollectionConfig } from 'payload'
import { facts } from '../../payload/access/data-read-only'
import { memberId } from '../../payload/fields/member-id'

/**
 * Why a member cannot come to a meeting or deliver a to-do, and what was decided. The reason is emptied a
 * year after the decision.
 */
export const excuses: CollectionConfig = {
  slug: 'excuses',
  typescript: { interface: 'Excuse' },
  ...facts(),
  indexes: [{ fields: ['kind', 'subjectId', 'memberId'], unique: true }],
  fields: [
    { name: 'kind', type: 'text', required: true },
    { name: 'subjectId', type: 'text', required: true },
    memberId(true),
    { name: 'reason', type: 'textarea' },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      options: [...excuseStates],
    },
    { name: 'note', type: 'textarea' },
    { name: 'decidedAt', type: 'date', index: true },
  ],
}
