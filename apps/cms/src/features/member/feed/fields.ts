import { audiences } from '@tropa/contract/time/academic-year'
import type { Field } from 'payload'
import { serverOnly } from '../../../payload/access/nobody'

/** The calendar feed of a member. Its key is stored as a hash only. */
export const feedFields: Field[] = [
  { name: 'feedKeyHash', type: 'text', hidden: true, index: true, access: serverOnly },
  { name: 'feedCreatedAt', type: 'date', hidden: true, access: serverOnly },
  { name: 'feedFor', type: 'select', options: [...audiences], hidden: true, access: serverOnly },
]
