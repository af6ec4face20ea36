import { maxLength } from '@tropa/contract/text'
import type { ArrayField } from 'payload'

/** Headed texts, as the about and rules pages show them. */
export const pageSectionsField: ArrayField = {
  name: 'sections',
  type: 'array',
  required: true,
  minRows: 1,
  labels: { singular: 'Section', plural: 'Sections' },
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: maxLength.title },
    {
      name: 'body',
      type: 'textarea',
      required: true,
      maxLength: 5000,
      admin: {
        description: 'A blank line parts paragraphs; a line that begins with “- ” is a list item.',
      },
    },
  ],
}
