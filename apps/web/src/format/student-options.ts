import type { NamedRow } from '@tropa/contract/settings/teams'
import { defaultAudiences } from '@tropa/contract/calendar/audience'

/** Whose dates may be shown: everyone's, or those that concern some students. */
export const studentOptions = (audiences: readonly NamedRow[]) => [
  { value: '', label: 'Everyone' },
  ...audiences.map(({ _id: value, name: label }) => ({ value, label })),
]

/** The name of some students within a sentence: only the usual ones are known to be no proper names. */
export const studentsText = ({ _id, name }: NamedRow) =>
  defaultAudiences.some((usual) => usual._id === _id && usual.name === name)
    ? name.toLowerCase()
    : name
