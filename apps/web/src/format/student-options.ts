import type { NamedRow } from '@tropa/contract/settings/teams'

/** Whose dates may be shown: everyone's, or those that concern some students. */
export const studentOptions = (audiences: readonly NamedRow[]) => [
  { value: '', label: 'Everyone' },
  ...audiences.map(({ _id: value, name: label }) => ({ value, label })),
]
