import { rulesMessages } from '@tropa/contract/rules/rules'
import { maxLength } from '@tropa/contract/base/text'
import { paths } from '@tropa/contract/pages'
import { feeMessage, isFee } from '@tropa/contract/settings/currency'
import type { GlobalConfig, NumberField, NumberFieldSingleValidation } from 'payload'
import { editors } from '../../payload/access/editors'
import { draftVersions, previewedAt } from '../../payload/fields/drafts'
import { longest } from '../../payload/fields/longest'
import { pageSectionsField } from '../../payload/fields/page-sections'
import { plainDateField } from '../../payload/fields/plain-date'
import { typedNumber, wholeNumber } from '../../payload/fields/whole-number'
import { readSettings } from '../../payload/globals/read-settings'
import {
  unknownNumber,
  type ComputedNumber,
  type RuleNumber,
  type RuleNumbers,
} from './fill-numbers'
import { proposeDay } from './propose-day'
import { keepFirstRevision, keepRevision } from './revisions'

const validWholeNumber = wholeNumber('Enter a whole number, 0 or more.')

/** A fee may have cents if the team's currency has them. */
const validFee: NumberFieldSingleValidation = async (value, options) => {
  const { currency } = await readSettings(options.req.payload)
  const isOne = typeof value === 'number' && isFee(value, currency)
  return isOne || (currency.cents ? feeMessage(currency) : validWholeNumber(value, options))
}

type Check = (value: number, numbers: RuleNumbers) => string | false

/** Long lateness follows short lateness. */
const longAfterShort: Check = (longTo, { shortLatenessTo }) =>
  typeof shortLatenessTo === 'number' &&
  longTo <= shortLatenessTo &&
  rulesMessages.longNotAfterShort(shortLatenessTo)

/** Nobody is left to warn once a member is removed. */
const atMostRemoval: Check = (warnings, { maxWarnings }) =>
  typeof maxWarnings === 'number' &&
  warnings > maxWarnings &&
  rulesMessages.moreThanRemove(maxWarnings)

interface NumberOptions {
  /** The name of the number that follows this one, which has no field of its own. */
  next?: ComputedNumber
  /** What is wrong with the number alone. */
  validate?: NumberFieldSingleValidation
  /** What is wrong with it beside the other numbers. */
  check?: Check
}

const numberField = (
  name: RuleNumber,
  label: string,
  { next, validate = validWholeNumber, check }: NumberOptions = {},
): NumberField => ({
  name,
  type: 'number',
  label,
  required: true,
  min: 0,
  validate: async (value: number | null | undefined, options) => {
    const problem = await validate(value, options)
    if (problem !== true || typeof value !== 'number') return problem
    return check?.(value, options.siblingData) || true
  },
  admin: {
    ...typedNumber,
    description: `Written {${name}} in a section's text${next ? `, and the minute after it {${next}}` : ''}.`,
  },
})

/** The rules page. Its numbers are fields, which a section's text names in braces. */
export const rules: GlobalConfig = {
  slug: 'rules',
  label: 'Rules',
  versions: draftVersions,
  admin: {
    group: 'Site',
    description:
      'The team’s rules and regulations. While nothing is published, the page says that no rules are written yet.',
    ...previewedAt(() => paths.rules),
  },
  hooks: {
    beforeChange: [proposeDay, keepFirstRevision],
    afterChange: [keepRevision],
  },
  access: { read: editors, readVersions: editors, update: editors },
  fields: [
    { name: 'title', type: 'text', required: true, ...longest(maxLength.title) },
    plainDateField({
      name: 'lastUpdated',
      label: 'Last updated',
      required: true,
      admin: {
        description:
          'Members see this as the day of the last change. Publishing changed rules sets it to that day, unless you choose another one or keep it.',
      },
    }),
    {
      name: 'keepLastUpdated',
      type: 'checkbox',
      label: 'Keep this day',
      virtual: true,
      // Clear it in the form that published, so that it counts once.
      hooks: {
        afterChange: [({ data }) => (data?._status === 'published' ? false : undefined)],
      },
      admin: {
        // Payload assumes that a field that is not stored is computed.
        readOnly: false,
        description:
          'For small corrections. It applies to the next Publish only, not to a schedule.',
      },
    },
    pageSectionsField(unknownNumber),
    {
      name: 'numbers',
      type: 'group',
      fields: [
        numberField('maxWarnings', 'Warnings before removal'),
        numberField('maxRevisions', 'Revisions before a warning'),
        numberField('managerWarnings', 'Warnings a project manager can issue', {
          check: atMostRemoval,
        }),
        numberField('maxInstances', 'Lateness or absence instances before removal'),
        numberField('shortLatenessTo', 'Short lateness ends after (minutes)', {
          next: 'longLatenessFrom',
        }),
        numberField('shortLatenessFee', 'Fee for short lateness', { validate: validFee }),
        numberField('longLatenessTo', 'Long lateness ends after (minutes)', {
          next: 'absenceFrom',
          check: longAfterShort,
        }),
        numberField('longLatenessFee', 'Fee for long lateness', { validate: validFee }),
        numberField('absenceFee', 'Fee for an absence', { validate: validFee }),
      ],
    },
  ],
}
