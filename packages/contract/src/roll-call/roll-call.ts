import * as z from 'zod/mini'
import { excuseStates } from '../excuse/excuse'
import { longestLateness, marks, meetingMarks, outcome, todoMarks, type Mark } from '../rules/judge'
import { ladderNumbers } from '../rules/numbers'
import { admin, body, conflict } from '../procedure-builders'
import { timeOutput } from '../base/dates'
import { subject, subjectKinds, type SubjectKind } from '../base/subject'

export const rollCallMessages = {
  marksMissing: 'Please send the list of marks.',
  memberMissing: 'Please name each member by their id.',
  wrongMark: (kind: SubjectKind) => `Please use one of the marks ${marksOf(kind).join(', ')}.`,
  minutes: `Please enter the minutes, a whole number from 1 to ${longestLateness}.`,
  minutesOutOfPlace: 'Only somebody who is late has minutes.',
  notExpected: 'Somebody on the list is not expected here.',
  overtaken: (names: readonly string[]) =>
    `Somebody else has marked ${names.join(', ')}. Look at the list again.`,
  namedTwice: 'Somebody is on the list twice.',
  excused: 'Somebody is excused, and can have no other mark.',
  notBegun: 'This meeting has not begun yet.',
  stillActive:
    'This to-do can still be delivered. Its roll call begins the day after its deadline.',
  closed: 'This roll call is closed.',
  markMissing: 'Somebody has no mark yet.',
  excuseOpen: 'An excuse has not been decided yet.',
  noRules: 'Publish the rules first.',
} as const

export const marksOf = (kind: SubjectKind): readonly Mark[] =>
  kind === 'meeting' ? meetingMarks : todoMarks

const markMissing = `Please use one of the marks ${marks.join(', ')}.`

const memberId = z.string({ error: rollCallMessages.memberMissing })

const mark = z.enum(marks, { error: markMissing })

const minutes = z.optional(
  z
    .int({ error: rollCallMessages.minutes })
    .check(
      z.minimum(1, rollCallMessages.minutes),
      z.maximum(longestLateness, rollCallMessages.minutes),
    ),
)

interface Marked {
  mark: Mark | null
  minutes?: number | undefined
}

/** Minutes belong to somebody who is late, and to nobody else. */
const minutesWhereLate = [
  z.refine<Marked>(({ mark, minutes }) => mark !== 'late' || minutes !== undefined, {
    error: rollCallMessages.minutes,
    path: ['minutes'],
  }),
  z.refine<Marked>(({ mark, minutes }) => mark === 'late' || minutes === undefined, {
    error: rollCallMessages.minutesOutOfPlace,
    path: ['minutes'],
  }),
] as const

const markForm = z
  .object({ userId: memberId, mark, minutes }, { error: rollCallMessages.marksMissing })
  .check(...minutesWhereLate)

export type MarkForm = z.infer<typeof markForm>

const eachOnce = z.refine<readonly { userId: string }[]>(
  (list) => new Set(list.map(({ userId }) => userId)).size === list.length,
  { error: rollCallMessages.namedTwice },
)

/** The whole list: members who are left out have no mark. */
export const rollCallForm = body({
  marks: z.array(markForm, { error: rollCallMessages.marksMissing }).check(eachOnce),
})

/** A mark that replaces `was`, the one that its writer saw; null means no mark. */
const markChange = z
  .object(
    { userId: memberId, mark: z.nullable(mark), minutes, was: z.nullable(mark) },
    { error: rollCallMessages.marksMissing },
  )
  .check(...minutesWhereLate)

export type MarkChange = z.infer<typeof markChange>

/** Some rows: members who are left out keep their mark. */
export const markChanges = body({
  marks: z.array(markChange, { error: rollCallMessages.marksMissing }).check(eachOnce),
})

export const rollCallRow = z.object({
  userId: z.string(),
  username: z.string(),
  mark: z.nullable(z.enum(marks)),
  minutes: z.nullable(z.int()),
  excuse: z.nullable(
    z.object({
      _id: z.string(),
      state: z.enum(excuseStates),
      reason: z.nullable(z.string()),
    }),
  ),
  outcome: z.nullable(outcome),
})

export type RollCallRow = z.infer<typeof rollCallRow>

export const rollCall = z.object({
  subject,
  closedAt: z.nullable(timeOutput),
  numbers: z.nullable(ladderNumbers),
  rows: z.array(rollCallRow),
})

export type RollCall = z.infer<typeof rollCall>

const path = '/rollcall/{kind}/{id}'

const bySubject = z.object({
  params: z.object({ kind: z.enum(subjectKinds), id: z.string() }),
})

export const rollCallContract = {
  get: admin
    .get(path, 'Who is expected at a meeting or has to deliver a to-do, with their marks')
    .input(bySubject)
    .output(rollCall),
  save: admin
    .put(path, 'Save the marks of a roll call as a draft; who is left out has none')
    .errors(conflict)
    .input(z.extend(bySubject, { body: rollCallForm }))
    .output(rollCall),
  change: admin
    .patch(path, 'Save some marks as a draft, each against the mark that its writer saw')
    .errors(conflict)
    .input(z.extend(bySubject, { body: markChanges }))
    .output(rollCall),
  close: admin
    .post(`${path}/close`, 'Write the records of a roll call; doing it again writes nothing')
    .errors(conflict)
    .input(bySubject)
    .output(rollCall),
}
