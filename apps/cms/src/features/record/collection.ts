import { countedKinds } from '@tropa/contract/rules/judge'
import { recordStates } from '@tropa/contract/record/decision'
import type { CollectionConfig } from 'payload'
import { dataReadOnly, notInPanel } from '../../payload/access/data-read-only'
import { searchTextField } from '../../payload/fields/search-text'

/**
 * Penalty records: who broke which rule, and the fee. A typed record has no `origin`; for those that a roll call
 * wrote, its unique index allows one for a person. The trash is for what an earlier version moved there: it stays
 * hidden, and is deleted after 30 days.
 */
export const records: CollectionConfig = {
  slug: 'records',
  trash: true,
  ...dataReadOnly('name'),
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'violation', type: 'text', required: true },
    { name: 'fee', type: 'number', required: true },
    { name: 'status', type: 'text', required: true },
    { name: 'date', type: 'date', required: true, index: true },
    { name: 'member', type: 'relationship', relationTo: 'members', index: true },
    searchTextField('records'),
    { name: 'origin', type: 'text', unique: true },
    { name: 'counts', type: 'select', options: [...countedKinds] },
    { name: 'numbers', type: 'json', admin: notInPanel },
    { name: 'state', type: 'select', defaultValue: 'open', options: [...recordStates] },
    { name: 'reason', type: 'textarea' },
    { name: 'disputedAt', type: 'date' },
    { name: 'answer', type: 'textarea' },
    { name: 'decidedAt', type: 'date', index: true },
  ],
}
