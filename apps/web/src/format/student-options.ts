import type { NamedRow } from '@tropa/contract/settings/teams'

/** The options for whose dates are shown: everyone's, or those of some students. */
export const studentOptions = (audiences: readonly NamedRow[]) => [
  { value: '', label: 'Everyone' },
  ...audiences.map(({ _id: value, name: label }) => ({ value, label })),
]
