import { maxLength } from '@tropa/contract/schemas/text'
import type { CollectionConfig } from 'payload'
import { admins } from '../../payload/access/admins'
import { nobody } from '../../payload/access/nobody'
import { moment } from '../../payload/fields/plain-date'
import { searchTextField } from '../../payload/fields/search-text'
import { wholeNumber } from '../../payload/fields/whole-number'
import { slugs } from '../../payload/slugs'
import { judgedFields } from './judged-fields'

/** The fields that a search in the records looks at. */
const recordSearch = ['name', 'violation', 'status'] as const

/**
 * Penalty records: who broke which rule, and the fee. They are written in the members' area only. The trash is
 * for what an earlier version moved there: it stays hidden, and is deleted after 30 days.
 */
export const records: CollectionConfig = {
  slug: slugs.records,
  trash: true,
  labels: { singular: 'Record', plural: 'Records' },
  defaultSort: '-date',
  admin: {
    group: 'Work',
    useAsTitle: 'name',
    defaultColumns: ['name', 'violation', 'fee', 'status', 'date'],
    listSearchableFields: [...recordSearch],
    preview: () => '/admin/records',
    description: 'Penalties under the team’s rules. They are written in the members’ area.',
  },
  access: { create: nobody, read: admins, update: nobody, delete: nobody },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: maxLength.name },
    { name: 'violation', type: 'text', required: true, maxLength: maxLength.violation },
    {
      name: 'fee',
      type: 'number',
      label: 'Fee (pesos)',
      required: true,
      min: 0,
      validate: wholeNumber('Enter the fee in whole pesos.'),
      admin: { step: 1 },
    },
    { name: 'status', type: 'text', required: true, maxLength: maxLength.status },
    {
      name: 'date',
      type: 'date',
      required: true,
      index: true,
      validate: moment,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'member',
      type: 'relationship',
      relationTo: slugs.members,
      index: true,
      admin: { description: 'Whom it is about.' },
    },
    searchTextField(recordSearch),
    ...judgedFields,
  ],
}
