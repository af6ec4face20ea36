import type { CollectionConfig } from 'payload'
import { facts, notInPanel } from '../../payload/access/data-read-only'
import { memberId } from '../../payload/fields/member-id'

/**
 * The roll call of a meeting or a to-do. It holds who is expected, as soon as that is settled, and a draft of marks;
 * once it is closed also the rows that were judged, and the numbers that they were judged by.
 */
export const rollCalls: CollectionConfig = {
  slug: 'roll-calls',
  labels: { singular: 'Roll call', plural: 'Roll calls' },
  ...facts(),
  indexes: [{ fields: ['kind', 'subjectId'], unique: true }],
  fields: [
    { name: 'kind', type: 'text', required: true },
    { name: 'subjectId', type: 'text', required: true },
    { name: 'marks', type: 'json', required: true, admin: notInPanel },
    // JSON as a text, in which both engines find the id of a member.
    { name: 'expected', type: 'textarea', admin: notInPanel },
    { name: 'closedAt', type: 'date' },
    { name: 'rows', type: 'json', admin: notInPanel },
    { name: 'numbers', type: 'json', admin: notInPanel },
  ],
}

/**
 * Which members were told that they are one below a limit. A row is stored together with its mail, and its unique
 * index allows one.
 */
export const limitNotices: CollectionConfig = {
  slug: 'limit-notices',
  labels: { singular: 'Notice of a limit', plural: 'Notices of limits' },
  ...facts(),
  indexes: [{ fields: ['memberId', 'limit', 'allowed'], unique: true }],
  fields: [
    memberId(true),
    { name: 'limit', type: 'text', required: true },
    { name: 'allowed', type: 'number', required: true },
  ],
}
