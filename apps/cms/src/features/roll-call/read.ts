import { excuseStates } from '@tropa/contract/excuse/excuse-state'
import { marks, outcome, judge } from '@tropa/contract/ladder/judge'
import { ladder, type Ladder, type LadderNumbers } from '@tropa/contract/ladder/numbers'
import { type RollCallRow, marksOf, type RollCall } from '@tropa/contract/roll-call/roll-call'
import type { Subject } from '@tropa/contract/roll-call/subject'
import type { Payload, PayloadRequest } from 'payload'
import * as z from 'zod'
import type * as Stored from '../../payload/payload-types'
import { createRow } from '../../database/create-row'
import { slugs } from '../../payload/slugs'
import { ofSubject, type FoundSubject, findExpected, type ExpectedMember } from '../subject/subject'
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

/** What a closed roll call keeps. */
type ClosedRollCall = z.infer<typeof closed>

/** A stored roll call: its draft, and what it keeps once it is closed. */
interface StoredRollCall {
  id: string
  marks: DraftMark[]
  closed: ClosedRollCall | undefined
}

/** The roll call of a meeting or a to-do, or `undefined` where nothing was saved yet. */
export const findRollCall = async (
  { db }: Payload,
  subject: Subject,
  req: Request = {},
): Promise<StoredRollCall | undefined> => {
  const found = await db.findOne<Stored.RollCall>({
    collection: slugs.rollCalls,
    where: ofSubject(subject),
    req,
  })
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
  { db }: Payload,
  subject: Subject,
  req: Request = {},
): Promise<Map<string, ExcuseOfRow>> => {
  const { docs } = await db.find<Stored.Excuse>({
    collection: slugs.excuses,
    where: ofSubject(subject),
    limit: 0,
    pagination: false,
    req,
  })
  return new Map(
    docs.map(({ id, memberId, state, reason }) => [
      memberId,
      { _id: id, state: z.enum(excuseStates).parse(state), reason: reason ?? null },
    ]),
  )
}

const shownNumbers = ({
  warningLimit,
  instanceLimit,
  lateFee,
  veryLateFee,
  absenceFee,
}: Ladder): LadderNumbers => ({ warningLimit, instanceLimit, lateFee, veryLateFee, absenceFee })

/** A roll call that is not closed, with what closing it needs. */
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

/** A roll call that is not closed, in the transaction of `req` if one is given. */
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
  numbers: shownNumbers(numbers),
  rows: rows.map(({ userId, username, mark, minutes, outcome }) => ({
    userId,
    username,
    mark,
    minutes,
    excuse: excuses.get(userId) ?? null,
    outcome,
  })),
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
    numbers: ladder ? shownNumbers(ladder) : null,
    rows,
  }
}
