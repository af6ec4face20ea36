import type { PageSection } from '@tropa/contract/base/page-section'
import { maxLength } from '@tropa/contract/base/text'
import type { ArrayField, TextareaFieldValidation } from 'payload'
import { textarea } from 'payload/shared'
import { longest } from './longest'

/** A custom validation replaces Payload's own, which checks the length. */
const textWithout =
  (problem: (text: string) => string | undefined): TextareaFieldValidation =>
  (value, options) =>
    problem(value ?? '') ?? textarea(value, options)

/**
 * The sections of the about and rules pages.
 *
 * @param bodyProblem - what is wrong with a section's text, if anything
 */
export const pageSectionsField = (
  bodyProblem?: (body: string) => string | undefined,
): ArrayField => ({
  name: 'sections',
  type: 'array',
  required: true,
  minRows: 1,
  labels: { singular: 'Section', plural: 'Sections' },
  admin: { components: { RowLabel: '/payload/components/section-label#SectionLabel' } },
  fields: [
    { name: 'heading', type: 'text', required: true, ...longest(maxLength.title) },
    {
      name: 'body',
      type: 'textarea',
      required: true,
      ...longest(
        5000,
        'A blank line separates paragraphs; a line that begins with “- ” is a list item. Addresses that begin with https://, and mail addresses, are links.',
      ),
      ...(bodyProblem && { validate: textWithout(bodyProblem) }),
    },
  ],
})

type StoredSection = { [Part in keyof PageSection]?: PageSection[Part] | null }

/** Stored sections as pages show them. A draft may lack a heading or a body. */
export const toSections = (stored: readonly StoredSection[] | null | undefined): PageSection[] =>
  (stored ?? []).map(({ heading, body }) => ({ heading: heading ?? '', body: body ?? '' }))
