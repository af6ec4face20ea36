import { maxLength, nameKey } from '@tropa/contract/base/text'
import { categoryTwice } from '@tropa/contract/inquiry/inquiry'
import { isRecord } from '@tropa/contract/base/is-record'
import type { ArrayFieldValidation, GlobalConfig } from 'payload'
import { array } from 'payload/shared'
import { admins } from '../../payload/access/admins'
import { editors } from '../../payload/access/editors'
import { longest } from '../../payload/fields/longest'
import { optionalAddress } from '../../payload/fields/web-or-mail-address'
import { typedNumber, wholeNumber } from '../../payload/fields/whole-number'

/** A custom validation replaces Payload's own, which checks the size. */
const eachOnce: ArrayFieldValidation = (value, options) => {
  const seen = new Set<string>()
  for (const row of value ?? []) {
    const label = isRecord(row) && typeof row.label === 'string' ? row.label.trim() : ''
    const folded = nameKey(label)
    if (label !== '' && seen.has(folded)) return categoryTwice(label)
    seen.add(folded)
  }
  return array(value, options)
}

/** What editors write about the site: its name, addresses and categories. What the team chooses is `settings`. */
export const site: GlobalConfig = {
  slug: 'site',
  label: 'Settings',
  admin: {
    group: 'Site',
    description: 'The site’s name, addresses, categories and academic year.',
    preview: () => '/',
  },
  access: { read: editors, update: admins },
  fields: [
    { name: 'name', type: 'text', required: true, ...longest(maxLength.siteName) },
    {
      name: 'codeUrl',
      type: 'text',
      label: 'Code address',
      required: true,
      ...longest(
        maxLength.address,
        'Where the team’s code is kept. The home page links to it. Leave it empty to show no link.',
      ),
      hooks: {
        // The column of earlier installations cannot be empty: an empty text means that there is no address.
        beforeValidate: [
          ({ value }: { value?: string | null }) => (value === null ? '' : value?.trim()),
        ],
      },
      validate: optionalAddress,
    },
    { name: 'contactEmail', type: 'email', label: 'Contact e-mail', required: true },
    {
      name: 'categories',
      type: 'array',
      label: 'Inquiry categories',
      required: true,
      minRows: 1,
      validate: eachOnce,
      fields: [{ name: 'label', type: 'text', required: true, ...longest(maxLength.category) }],
    },
    {
      name: 'academicYear',
      type: 'number',
      label: 'Academic year',
      min: 1000,
      max: 9998,
      validate: wholeNumber('Enter a year from 1000 to 9998, or leave it empty.'),
      admin: {
        ...typedNumber,
        description: 'The start year to show. Leave empty for the current academic year.',
      },
    },
    {
      name: 'logKeeper',
      type: 'relationship',
      label: 'Log keeper',
      relationTo: 'members',
      access: { update: admins },
      admin: { description: 'Who may delete activity logs. The first admin unless chosen.' },
    },
  ],
}
