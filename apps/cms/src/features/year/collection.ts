import type { CollectionConfig } from 'payload'
import { facts } from '../../payload/access/data-read-only'

/**
 * The years that were closed. `startedAt` is when the one before was closed, empty for the first: its unique index
 * lets only one of two admins close a year.
 */
export const years: CollectionConfig = {
  slug: 'years',
  labels: { singular: 'Closed year', plural: 'Closed years' },
  ...facts(),
  fields: [
    { name: 'startedAt', type: 'text', unique: true },
    { name: 'closedAt', type: 'date', required: true, index: true },
    { name: 'left', type: 'number', required: true },
    { name: 'recordsClosed', type: 'number', required: true },
  ],
}
