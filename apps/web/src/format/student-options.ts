import { audiences, type Audience } from '@tropa/contract/calendar/audience'
import { capitalise } from './format'

/** Whose dates may be shown: everyone's, or those that concern some students. */
export const studentOptions: { value: Audience | ''; label: string }[] = [
  { value: '', label: 'Everyone' },
  ...audiences.map((value) => ({ value, label: capitalise(value) })),
]
