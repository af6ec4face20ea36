import { eventTypes, tooltipSides } from '@tropa/contract/academic-year'
import { maxLength } from '@tropa/contract/text'
import type { CollectionConfig, DateFieldValidation } from 'payload'
import { editors } from '../access/editors'
import { plainDateField, toPlainDate } from '../fields/plain-date'
import { slugs } from '../slugs'

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const isOnOrAfterStart: DateFieldValidation = (value, { siblingData }) => {
  const { start } = siblingData as { start?: string }
  if (!value || !start) return true
  return toPlainDate(value) >= toPlainDate(start) || 'The last day cannot be before the first.'
}

/** What the academic calendar shows. */
export const calendar: CollectionConfig = {
  slug: slugs.calendar,
  labels: { singular: 'Calendar event', plural: 'Calendar' },
  defaultSort: 'start',
  versions: { drafts: true, maxPerDoc: 50 },
  indexes: [{ fields: ['start', 'end'] }],
  admin: {
    group: 'Site',
    useAsTitle: 'title',
    defaultColumns: ['title', 'type', 'start', 'end', '_status'],
    description: 'Everything on the academic calendar, each with its first and last day.',
  },
  access: {
    create: editors,
    read: editors,
    readVersions: editors,
    update: editors,
    delete: editors,
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: maxLength.title },
    {
      name: 'type',
      type: 'select',
      required: true,
      options: eventTypes.map((value) => ({ value, label: capitalised(value) })),
    },
    {
      type: 'row',
      fields: [
        plainDateField({ name: 'start', label: 'First day', required: true, index: true }),
        plainDateField({
          name: 'end',
          label: 'Last day',
          validate: isOnOrAfterStart,
          admin: { description: 'Leave empty for an event of one day.' },
        }),
      ],
    },
    {
      name: 'tooltip',
      type: 'select',
      label: 'Tooltip side',
      options: tooltipSides.map((value) => ({ value, label: capitalised(value) })),
    },
  ],
}
