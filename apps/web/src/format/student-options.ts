import { defaultAudiences, type Audience } from '@tropa/contract/time/audience'

/** Whose dates may be shown: everyone's, or those that concern some students. */
export const studentOptions: { value: Audience | ''; label: string }[] = [
  { value: '', label: 'Everyone' },
  ...defaultAudiences.map(({ _id, name }) => ({ value: _id, label: name })),
]
