import { marks, outcome, judge } from '@tropa/contract/ladder/judge'
import { ladder } from '@tropa/contract/ladder/numbers'
import {
  type MarkForm,
  type RollCall,
  type RollCallRow,
  marksOf,
  rollCallMessages,
} from '@tropa/contract/roll-call/roll-call'
import { subjectNotFound, type Subject } from '@tropa/contract/roll-call/subject'
import type { Payload, PayloadRequest } from 'payload'
import * as z from 'zod'
import { changeRow, createRow, findRow, findRows } from '../../database/rows'
import { inUnitOfWork } from '../../database/unit-of-work'
import { readLadder } from '../../payload/globals/ladder'
import { apiError, fieldErrors } from '../../rpc/errors'
import { findExpected, findSubject, ofSubject, type FoundSubject } from '../subject/subject'

type Request = Partial<PayloadRequest>

const markOf = {
  userId: z.string(),
  mark: z.enum(marks),
  minutes: z.nullable(z.int()),
}

const draft = z.object({ marks: z.array(z.object(markOf)) })

const closed = z.object({
  closedAt: z.string(),
  numbers: ladder,
  rows: z.array(z.object({ ...markOf, username: z.string(), outcome: z.nullable(outcome) })),
})

/** The roll call of a meeting or a to-do, or `undefined` where nothing was saved yet. */
export const findRollCall = async (payload: Payload, subject: Subject, req: Request = {}) => {
  const found = await findRow(payload, 'roll-calls', ofSubject(subject), req)
  if (!found) return undefined
  return {
    id: found.id,
    marks: draft.parse(found).marks,
    closed: found.closedAt ? closed.parse(found) : undefined,
  }
}

type StoredRollCall = NonNullable<Awaited<ReturnType<typeof findRollCall>>>

/** Creates a roll call without marks unless it exists. Of several attempts at the same moment, one succeeds. */
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

export const readOpen = async (
  payload: Payload,
  found: FoundSubject,
  draft: StoredRollCall | undefined,
  req: Request = {},
) => {
  // One after the other: a transaction of MongoDB does not take several operations at once.
  const expected = await findExpected(payload, found, req)
  const excuses = await findExcuses(payload, found.subject, req)
  const ladder = await readLadder(payload, req)
  const rows = expected.map(({ id: userId, username }): RollCallRow => {
    const excuse = excuses.get(userId) ?? null
    const marked = draft?.marks.find((each) => each.userId === userId)
    const isMarked = marked !== undefined && marksOf(found.subject.kind).includes(marked.mark)
    // An accepted excuse goes before what a draft says.
    const isExcused = excuse?.state === 'accepted'
    const mark = isExcused ? 'excused' : isMarked ? marked.mark : null
    const minutes = mark === 'late' ? (marked?.minutes ?? null) : null
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

export const saveDraft = async (
  payload: Payload,
  found: FoundSubject,
  marks: readonly MarkForm[],
): Promise<void> => {
  const { kind, _id: subjectId } = found.subject
  if (!marks.every(({ mark }) => marksOf(kind).includes(mark))) {
    throw markError(rollCallMessages.wrongMark(kind))
  }
  const stored = await findRollCall(payload, found.subject)
  if (stored?.closed) throw apiError('CONFLICT', rollCallMessages.closed)
  const { rows } = await readOpen(payload, found, stored)
  const rowOf = new Map(rows.map((row) => [row.userId, row]))
  for (const { userId, mark } of marks) {
    const row = rowOf.get(userId)
    if (!row) throw markError(rollCallMessages.notExpected)
    if (row.excuse?.state === 'accepted' && mark !== 'excused') {
      throw markError(rollCallMessages.excused)
    }
  }
  requireBegun(found)
  await ensureRollCall(payload, found.subject)
  await inUnitOfWork({ payload }, async (req) => {
    const present = await findRollCall(payload, found.subject, req)
    // The meeting may have been deleted since.
    if (!present || !(await findSubject(payload, kind, subjectId, req))) {
      throw apiError('NOT_FOUND', subjectNotFound)
    }
    if (present.closed) throw apiError('CONFLICT', rollCallMessages.closed)
    await changeRow(req, 'roll-calls', present.id, {
      marks: marks.map(({ userId, mark, minutes = null }) => ({ userId, mark, minutes })),
    })
  })
}
