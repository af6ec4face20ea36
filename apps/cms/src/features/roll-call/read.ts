import { excuseStates } from '@tropa/contract/excuse/excuse-state'
import { marks, outcome, judge } from '@tropa/contract/ladder/judge'
import { ladder, type Ladder } from '@tropa/contract/ladder/numbers'
import { type RollCallRow, marksOf, type RollCall } from '@tropa/contract/roll-call/roll-call'
import type { Subject } from '@tropa/contract/roll-call/subject'
import type { Payload, PayloadRequest } from 'payload'
import * as z from 'zod'
import { createRow, findRow, findRows } from '../../database/rows'
import { slugs } from '../../payload/slugs'
import { findExpected, ofSubject, type ExpectedMember, type FoundSubject } from '../subject/subject'
import { readLadder } from '../../payload/globals/ladder'

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

type DraftMark = z.infer<typeof draft>['marks'][number]

type ClosedRollCall = z.infer<typeof closed>

interface StoredRollCall {
  id: string
  marks: DraftMark[]
  closed: ClosedRollCall | undefined
}

/** The roll call of a meeting or a to-do, or `undefined` where nothing was saved yet. */
export const findRollCall = async (
  payload: Payload,
  subject: Subject,
  req: Request = {},
): Promise<StoredRollCall | undefined> => {
  const found = await findRow(payload, slugs.rollCalls, ofSubject(subject), req)
  if (!found) return undefined
  return {
    id: found.id,
    marks: draft.parse(found).marks,
    closed: found.closedAt ? closed.parse(found) : undefined,
  }
}

/** Creates a roll call without marks unless it exists. Of several attempts at the same moment, one succeeds. */
export const ensureRollCall = async (payload: Payload, subject: Subject): Promise<void> => {
  if (await findRollCall(payload, subject)) return
  const { kind, _id: subjectId } = subject
  try {
    await createRow(payload, slugs.rollCalls, { kind, subjectId, marks: [] })
  } catch (error) {
    if (!(await findRollCall(payload, subject))) throw error
  }
}

type ExcuseOfRow = NonNullable<RollCallRow['excuse']>

const findExcuses = async (
  payload: Payload,
  subject: Subject,
  req: Request = {},
): Promise<Map<string, ExcuseOfRow>> => {
  const excuses = await findRows(payload, slugs.excuses, { where: ofSubject(subject), req })
  return new Map(
    excuses.map(({ id, memberId, state, reason }) => [
      memberId,
      { _id: id, state: z.enum(excuseStates).parse(state), reason: reason ?? null },
    ]),
  )
}

interface OpenRollCall {
  rows: RollCallRow[]
  ladder: Ladder | undefined
  expected: ExpectedMember[]
}

type Excuses = Awaited<ReturnType<typeof findExcuses>>

/** The row of somebody expected: an accepted excuse goes before what a draft says. */
const rowOf = (
  { userId, username }: ExpectedMember,
  {
    found,
    draft,
    excuses,
    ladder,
  }: {
    found: FoundSubject
    draft: StoredRollCall | undefined
    excuses: Excuses
    ladder: Ladder | undefined
  },
): RollCallRow => {
  const excuse = excuses.get(userId) ?? null
  const marked = draft?.marks.find((each) => each.userId === userId)
  const isMarked = marked !== undefined && marksOf(found.subject.kind).includes(marked.mark)
  const isExcused = excuse?.state === 'accepted'
  const mark = isExcused ? 'excused' : isMarked ? marked.mark : null
  const minutes = mark === 'late' ? (marked?.minutes ?? null) : null
  const outcome = mark && ladder ? judge(mark, minutes, ladder) : null
  return { userId, username, mark, minutes, excuse, outcome }
}

export const readOpen = async (
  payload: Payload,
  found: FoundSubject,
  draft: StoredRollCall | undefined,
  req: Partial<PayloadRequest> = {},
): Promise<OpenRollCall> => {
  // One after the other: a transaction of MongoDB does not take several operations at once.
  const expected = await findExpected(payload, found, req)
  const excuses = await findExcuses(payload, found.subject, req)
  const ladder = await readLadder(payload, req)
  const rows = expected.map((member) => rowOf(member, { found, draft, excuses, ladder }))
  return { rows, ladder, expected }
}

const closedAnswer = (
  { subject }: FoundSubject,
  { closedAt, numbers, rows }: ClosedRollCall,
  excuses: Excuses,
): RollCall => ({
  subject,
  closedAt,
  numbers,
  rows: rows.map((row) => ({ ...row, excuse: excuses.get(row.userId) ?? null })),
})

/**
 * A roll call as the contract describes it. The marks of a closed one are as they were closed, whatever has changed
 * since; the title and the deadline of a to-do are today's.
 */
export const readRollCall = async (payload: Payload, found: FoundSubject): Promise<RollCall> => {
  const stored = await findRollCall(payload, found.subject)
  if (stored?.closed) {
    return closedAnswer(found, stored.closed, await findExcuses(payload, found.subject))
  }
  const { rows, ladder } = await readOpen(payload, found, stored)
  return {
    subject: found.subject,
    closedAt: null,
    numbers: ladder ?? null,
    rows,
  }
}
