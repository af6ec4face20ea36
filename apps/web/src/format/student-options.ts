import { defaultAudiences, type Audience } from '@tropa/contract/calendar/audience'

/** Whose dates may be shown: everyone's, which is the empty value, or those that concern some students. */
export const studentOptions: { value: Audience; label: string }[] = [
  { value: '', label: 'Everyone' },
  ...defaultAudiences.map(({ _id, name }) => ({ value: _id, label: name })),
]
