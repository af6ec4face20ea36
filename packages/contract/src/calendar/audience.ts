import type { NamedRow } from '../settings/teams'

/** The students whom an event may concern, by the `_id` that the settings give them. */
export type Audience = string

export const defaultAudiences: readonly NamedRow[] = [
  { _id: 'regular', name: 'Regular' },
  { _id: 'irregular', name: 'Irregular' },
  { _id: 'graduating', name: 'Graduating' },
]

export const defaultAudienceIds: readonly Audience[] = defaultAudiences.map(({ _id }) => _id)

/** `regular, irregular or graduating` */
export const joinWithOr = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`

/** What is said where an address names students who are not in the list. */
export const studentsMessage = (audiences: readonly Audience[] = defaultAudienceIds): string =>
  audiences.length === 0
    ? 'There are no groups of students to choose.'
    : `Please choose ${joinWithOr(audiences)} students.`

/** Whether an event concerns these students; without them, whether it concerns anyone. */
export const concerns = (audience: readonly Audience[], students?: Audience): boolean =>
  students === undefined || audience.length === 0 || audience.includes(students)
