import { countedKinds } from '@tropa/contract/ladder/judge'
import { recordStates } from '@tropa/contract/standing/decision'
import type { Field } from 'payload'
import { serverOnly } from '../../payload/access/nobody'

/** A field that only the server writes and reads. */
const kept = { hidden: true, access: serverOnly } as const

/**
 * Where a record comes from and what was decided about it. One that was typed has no `origin`; of those that
 * a roll call wrote, its unique index allows one for a person.
 */
export const judgedFields: Field[] = [
  { name: 'origin', type: 'text', unique: true, ...kept },
  { name: 'counts', type: 'select', options: [...countedKinds], ...kept },
  { name: 'numbers', type: 'json', ...kept },
  { name: 'state', type: 'select', defaultValue: 'open', options: [...recordStates], ...kept },
  { name: 'reason', type: 'textarea', ...kept },
  { name: 'disputedAt', type: 'date', ...kept },
  { name: 'answer', type: 'textarea', ...kept },
  { name: 'decidedAt', type: 'date', index: true, ...kept },
]
