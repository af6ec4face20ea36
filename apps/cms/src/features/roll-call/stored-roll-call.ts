import { marks, outcome, judge, type Mark } from '@tropa/contract/rules/judge'
import { ladder } from '@tropa/contract/rules/numbers'
import {
  type MarkChange,
  type MarkForm,
  type RollCall,
  type RollCallRow,
  marksOf,
  rollCallMessages,
} from '@tropa/contract/roll-call/roll-call'
import { subjectNotFound, type Subject, type SubjectKind } from '@tropa/contract/base/subject'
import type { Payload, PayloadRequest } from 'payload'
import * as z from 'zod'
import { changeRow, createRow, findRow, findRows } from '../../database/rows'
import { inUnitOfWork } from '../../database/unit-of-work'
import { readLadder } from '../../payload/globals/read-ladder'
import { apiError, fieldErrors } from '../../rpc/errors'
import { findExpected, settleExpected } from './expected'
import { findSubject, ofSubject, type FoundSubject } from './subject'

type Request = Partial<PayloadRequest>

const markOf = {
  userId: z.string(),
  mark: z.enum(marks),
  minutes: z.nullable(z.int()),
}

/** `checkedIn` marks are of members who have given the code themselves. */
const draft = z.object({
  marks: z.array(z.object({ ...markOf, checkedIn: z.optional(z.boolean()) })),
})

const closed = z.object({
  closedAt: z.string(),
  numbers: ladder,
  rows: z.array(
    z.object({
      ...markOf,
      // Members whose account is gone may have been left without a mark.
      mark: z.nullable(markOf.mark),
      username: z.string(),
      outcome: z.nullable(outcome),
    }),
  ),
})

/** The roll call of a meeting or a to-do, or `undefined` if nothing was saved yet. */
export const findRollCall = async (payload: Payload, subject: Subject, req: Request = {}) => {
  const found = await findRow(payload, 'roll-calls', ofSubject(subject), req)
  if (!found) return undefined
  return {
    id: found.id,
    expected: found.expected,
    marks: draft.parse(found).marks,
    closed: found.closedAt ? closed.parse(found) : undefined,
  }
}

type StoredRollCall = NonNullable<Awaited<ReturnType<typeof findRollCall>>>

/** Creates a roll call without marks unless it exists. Of several attempts at the same moment, one creates it. */
export const ensureRollCall = async (payload: Payload, subject: Subject): Promise<void> => {
  if (await findRollCall(payload, subject)) return
  const { kind, _id: subjectId } = subject
  try {
    await createRow(payload, 'roll-calls', { kind, subjectId, marks: [] })
  } catch (error) {
    if (!(await findRollCall(payload, subject))) throw error
  }
}

const findExcuses = async (payload: Payload, subject: Subject, req: Request = {}) => {
  const excuses = await findRows(payload, 'excuses', { where: ofSubject(subject), req })
  return new Map(
    excuses.map(({ id, memberId, state, reason }) => [
      memberId,
      { _id: id, state, reason: reason ?? null },
    ]),
  )
}

/** The ids of the members who have handed in what a to-do asks for, without returned results. */
const findHandedIn = async (payload: Payload, { kind, _id }: Subject, req: Request) => {
  if (kind === 'meeting') return new Set<string>()
  const where = { todo: { equals: _id }, state: { not_equals: 'returned' } }
  const results = await findRows(payload, 'todo-results', {
    where,
    select: { memberId: true },
    req,
  })
  return new Set(results.map(({ memberId }) => memberId))
}

/** An accepted excuse takes precedence over a draft, and a draft over a result that was handed in. */
const markOfRow = (
  kind: SubjectKind,
  drafted: Mark | undefined,
  isExcused: boolean,
  hasHandedIn: boolean,
): Mark | null => {
  if (isExcused) return 'excused'
  if (drafted && marksOf(kind).includes(drafted)) return drafted
  return hasHandedIn ? 'delivered' : null
}

/** The rows of a roll call that is not closed, as excuses, drafts and results make them now. */
export const readOpen = async (
  payload: Payload,
  found: FoundSubject,
  stored: StoredRollCall | undefined,
  req: Request = {},
) => {
  // One after the other: a transaction of MongoDB does not take several operations at once.
  const expected = await findExpected(payload, found, stored, req)
  const excuses = await findExcuses(payload, found.subject, req)
  const handedIn = await findHandedIn(payload, found.subject, req)
  const ladder = await readLadder(payload, req)
  const rows = expected.map(({ userId, username }): RollCallRow => {
    const excuse = excuses.get(userId) ?? null
    const drafted = stored?.marks.find((each) => each.userId === userId)
    const isExcused = excuse?.state === 'accepted'
    const mark = markOfRow(found.subject.kind, drafted?.mark, isExcused, handedIn.has(userId))
    const minutes = mark === 'late' ? (drafted?.minutes ?? null) : null
    const outcome = mark && ladder ? judge(mark, minutes, ladder) : null
    return { userId, username, mark, minutes, excuse, outcome }
  })
  return { rows, ladder, expected }
}

/**
 * A roll call as the contract describes it. The marks of a closed one are as they were closed, whatever has changed
 * since; the title and the deadline of a to-do are today's.
 */
export const readRollCall = async (payload: Payload, found: FoundSubject): Promise<RollCall> => {
  const { subject } = found
  const stored = await findRollCall(payload, subject)
  if (stored?.closed) {
    const excuses = await findExcuses(payload, subject)
    const { closedAt, numbers, rows } = stored.closed
    const withExcuses = rows.map((row) => ({ ...row, excuse: excuses.get(row.userId) ?? null }))
    return { subject, closedAt, numbers, rows: withExcuses }
  }
  const { rows, ladder = null } = await readOpen(payload, found, stored)
  return { subject, closedAt: null, numbers: ladder, rows }
}

/** A 400 for a meeting or a to-do whose roll call cannot begin yet. */
export const requireBegun = ({ subject, hasBegun }: FoundSubject): void => {
  if (hasBegun) return
  throw apiError(
    'BAD_REQUEST',
    subject.kind === 'meeting' ? rollCallMessages.notBegun : rollCallMessages.stillActive,
  )
}

const markError = (message: string) => fieldErrors({ marks: message })

interface NewMark extends Pick<MarkForm, 'userId' | 'minutes'> {
  mark: MarkForm['mark'] | null
  /** The mark that its writer saw, if the request says so. */
  was?: MarkChange['was']
}

/** @throws a 400 for a mark that nobody can have here, and for somebody who cannot have it */
const requirePossible = (
  kind: SubjectKind,
  rows: readonly RollCallRow[],
  marks: readonly NewMark[],
): void => {
  if (!marks.every(({ mark }) => mark === null || marksOf(kind).includes(mark))) {
    throw markError(rollCallMessages.wrongMark(kind))
  }
  for (const { userId, mark, was = 'excused' } of marks) {
    const row = rows.find((each) => each.userId === userId)
    if (!row) throw markError(rollCallMessages.notExpected)
    // An excuse that was accepted since is reported as somebody else's change.
    if (row.excuse?.state === 'accepted' && mark !== 'excused' && was === 'excused') {
      throw markError(rollCallMessages.excused)
    }
  }
}

type StoredMark = z.infer<typeof draft>['marks'][number]

/**
 * Saves marks in one unit of work.
 *
 * @param change - makes the marks to store from those that are stored now
 */
const saveMarks = async (
  payload: Payload,
  found: FoundSubject,
  marks: readonly NewMark[],
  change: (stored: readonly StoredMark[], rows: readonly RollCallRow[]) => StoredMark[],
): Promise<void> => {
  const { kind, _id: subjectId } = found.subject
  const stored = await findRollCall(payload, found.subject)
  if (stored?.closed) throw apiError('CONFLICT', rollCallMessages.closed)
  // A wrong mark is reported before a roll call that cannot begin; otherwise the unit of work checks the marks.
  if (!found.hasBegun) requirePossible(kind, (await readOpen(payload, found, stored)).rows, marks)
  requireBegun(found)
  await ensureRollCall(payload, found.subject)
  await inUnitOfWork({ payload }, async (work) => {
    const present = await findRollCall(payload, found.subject, work)
    // The meeting may have been deleted since.
    const subject = await findSubject(payload, kind, subjectId, work)
    if (!present || !subject) throw apiError('NOT_FOUND', subjectNotFound)
    if (present.closed) throw apiError('CONFLICT', rollCallMessages.closed)
    await settleExpected(work, subject)
    const { rows } = await readOpen(payload, subject, present, work)
    requirePossible(kind, rows, marks)
    await changeRow(work, 'roll-calls', present.id, { marks: change(present.marks, rows) })
  })
}

const toStoredMarks = ({ userId, mark, minutes }: NewMark): StoredMark[] =>
  mark === null ? [] : [{ userId, mark, minutes: minutes ?? null }]

/** Replaces the whole draft: members who are left out have no mark, unless they have checked in. */
export const saveDraft = (
  payload: Payload,
  found: FoundSubject,
  marks: readonly MarkForm[],
): Promise<void> =>
  saveMarks(payload, found, marks, (stored) => [
    ...stored.filter(
      ({ userId, checkedIn }) => checkedIn && !marks.some((each) => each.userId === userId),
    ),
    ...marks.flatMap(toStoredMarks),
  ])

/**
 * Saves each mark for itself, against the mark that its writer saw.
 *
 * @throws a 409 that names the members whom somebody else has marked since; the other marks are stored
 */
export const changeMarks = async (
  payload: Payload,
  found: FoundSubject,
  marks: readonly MarkChange[],
): Promise<void> => {
  let overtaken: string[] = []
  await saveMarks(payload, found, marks, (stored, rows) => {
    const isOvertaken = ({ userId, mark, minutes, was }: MarkChange) => {
      const row = rows.find((each) => each.userId === userId)
      // An attempt whose response was lost has stored what it says.
      const isStored = row?.mark === mark && row.minutes === (minutes ?? null)
      return row?.mark !== was && !isStored
    }
    const late = new Set(marks.filter(isOvertaken).map(({ userId }) => userId))
    const changed = marks.filter(({ userId }) => !late.has(userId))
    overtaken = rows.filter(({ userId }) => late.has(userId)).map(({ username }) => username)
    const untouched = stored.filter(({ userId }) => !changed.some((each) => each.userId === userId))
    return [...untouched, ...changed.flatMap(toStoredMarks)]
  })
  if (overtaken.length > 0) {
    throw fieldErrors({ marks: rollCallMessages.overtaken(overtaken) }, 'CONFLICT')
  }
}
