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
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)

const isUsual = ({ _id, name }: NamedRow) =>
  defaultAudiences.some((usual) => usual._id === _id && usual.name === name)

/** An audience's name within a sentence. Only default names become lower case: others may be proper names. */
export const audienceName = (row: NamedRow): string =>
  isUsual(row) ? row.name.toLowerCase() : row.name

/** `irregular and graduating students`, or the names that the team has given them. */
export const studentsText = (rows: readonly NamedRow[]): string =>
  `${new Intl.ListFormat('en-US').format(rows.map(audienceName))}${rows.every(isUsual) ? ' students' : ''}`

/** The message for an address that names students who are not in the list. */
export const studentsMessage = (audiences: readonly Audience[]): string =>
  audiences.length === 0
    ? 'There are no groups of students to choose.'
    : `Please choose ${joinWithOr(audiences)} students.`

/** Whether an event concerns these students; without them, whether it concerns anyone. */
export const concerns = (audience: readonly Audience[], students?: Audience): boolean =>
  students === undefined || audience.length === 0 || audience.includes(students)
