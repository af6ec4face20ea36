import { maxLength } from '@tropa/contract/text'
import type { Field, GlobalConfig } from 'payload'
import { editors } from '../access/editors'
import { draftVersions, previewedAt, unpublishUnchecked } from '../fields/drafts'
import { pageSectionsField } from '../fields/page-sections'
import { plainDateField } from '../fields/plain-date'
import { globalSlugs } from '../slugs'

const wholeNumber = (name: string, label: string): Field => ({
  name,
  type: 'number',
  label,
  required: true,
  min: 0,
  admin: { step: 1, description: `Written {${name}} in a section's text.` },
})

/** The team's rules. Their numbers are fields; a section's text names them in braces. */
export const rules: GlobalConfig = {
  slug: globalSlugs.rules,
  label: 'Rules',
  versions: draftVersions,
  admin: {
    group: 'Site',
    description:
      'The team’s rules and regulations. While nothing is published, the page says that no rules are written yet.',
    ...previewedAt(() => '/rules'),
  },
  hooks: { beforeOperation: [unpublishUnchecked] },
  access: { read: editors, readVersions: editors, update: editors },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: maxLength.title },
    plainDateField({ name: 'lastUpdated', label: 'Last updated', required: true }),
    pageSectionsField,
    {
      name: 'numbers',
      type: 'group',
      fields: [
        wholeNumber('maxWarnings', 'Warnings before removal'),
        wholeNumber('maxRevisions', 'Revisions before a warning'),
        wholeNumber('managerWarnings', 'Warnings a project manager can issue'),
        wholeNumber('maxInstances', 'Lateness or absence instances before removal'),
        wholeNumber('shortLatenessTo', 'Short lateness ends after (minutes)'),
        wholeNumber('shortLatenessFee', 'Fee for short lateness (pesos)'),
        wholeNumber('longLatenessTo', 'Long lateness ends after (minutes)'),
        wholeNumber('longLatenessFee', 'Fee for long lateness (pesos)'),
        wholeNumber('absenceFee', 'Fee for an absence (pesos)'),
      ],
    },
  ],
}
