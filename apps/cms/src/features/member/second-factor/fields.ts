import type { Field } from 'payload'
import { serverOnly } from '../../../payload/access/nobody'

/** The stored second factor of a member. Only `store.ts` writes it; nobody reads the secrets. */
export const secondFactorFields: Field[] = [
  { name: 'secondFactor', type: 'checkbox', defaultValue: false },
  { name: 'secondFactorSecret', type: 'text', hidden: true, access: serverOnly },
  { name: 'pendingSecret', type: 'text', hidden: true, access: serverOnly },
  { name: 'lastCodeStep', type: 'number', hidden: true, access: serverOnly },
  { name: 'recoveryCodeHashes', type: 'text', hidden: true, access: serverOnly },
]
