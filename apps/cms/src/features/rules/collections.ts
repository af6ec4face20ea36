import type { CollectionConfig } from 'payload'
import { hiddenFacts } from '../../payload/access/data-read-only'
import { memberId } from '../../payload/fields/member-id'

/**
 * The rules as visitors saw them, a row for each time they were published. Payload keeps only the last
 * versions of a text; members may have acknowledged an older one.
 */
export const rulesRevisions: CollectionConfig = {
  slug: 'rules-revisions',
  labels: { singular: 'Revision of the rules', plural: 'Revisions of the rules' },
  ...hiddenFacts,
  fields: [
    { name: 'revision', type: 'number', required: true, unique: true },
    { name: 'sections', type: 'json', required: true },
  ],
}

/** Which revision of the rules each member has acknowledged, and when. */
export const rulesAcknowledgements: CollectionConfig = {
  slug: 'rules-acknowledgements',
  labels: { singular: 'Acknowledgement of the rules', plural: 'Acknowledgements of the rules' },
  ...hiddenFacts,
  indexes: [{ fields: ['memberId', 'revision'], unique: true }],
  fields: [
    memberId(),
    { name: 'revision', type: 'number', required: true },
    { name: 'acknowledgedOn', type: 'text', required: true },
  ],
}
