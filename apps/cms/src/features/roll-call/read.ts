import { judge } from '@tropa/contract/ladder/judge'
import type { Ladder, LadderNumbers } from '@tropa/contract/ladder/numbers'
import { marksOf, type RollCall, type RollCallRow } from '@tropa/contract/roll-call/roll-call'
import type { Payload, PayloadRequest } from 'payload'
import { readLadder } from '../../payload/globals/ladder'
import { findExpected, type ExpectedMember, type FoundSubject } from '../subject/subject'
import {
  findExcuses,
  findRollCall,
  type ClosedRollCall,
  type StoredRollCall,
} from './stored-roll-call'

/** The numbers that a roll call shows. */
const shownNumbers = ({
  warningLimit,
  instanceLimit,
  lateFee,
  veryLateFee,
  absenceFee,
}: Ladder): LadderNumbers => ({ warningLimit, instanceLimit, lateFee, veryLateFee, absenceFee })

/** A roll call that is not closed, with what closing it needs. */
export interface OpenRollCall {
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
