import {
  type CheckedIn,
  checkInMessages,
  checkInState,
  markAt,
} from '@tropa/contract/roll-call/check-in'
import { rollCallMessages } from '@tropa/contract/roll-call/roll-call'
import { subjectNotFound } from '@tropa/contract/base/subject'
import { meetingMarks } from '@tropa/contract/rules/judge'
import type { Payload } from 'payload'
import { z } from 'zod'
import { changeRow } from '../../database/rows'
import { inUnitOfWork } from '../../database/unit-of-work'
import type { ApiContext } from '../../rpc/context'
import { apiError, fieldErrors } from '../../rpc/errors'
import { afterFinding, api, requireRow, requireSession } from '../../rpc/procedure'
import { readAppCode } from '../member/second-factor/codes'
import { codeAt, judgeCode } from './check-in-code'
import { findExpected, settleExpected } from './expected'
import { ensureRollCall, findRollCall, readOpen } from './stored-roll-call'
import { findSubject, type FoundSubject } from './subject'

const unknown: FoundSubject = {
  subject: { kind: 'meeting', _id: '', title: '', at: '' },
  assignees: [],
  people: [],
  hasBegun: false,
}

/** Hides meetings at which the caller is not expected: they are answered like unknown ones, after the same reads. */
const onOwnMeeting = afterFinding(async (context, id) => {
  const { payload } = context
  const found = (await findSubject(payload, 'meeting', id)) ?? unknown
  const rollCall = await findRollCall(payload, found.subject)
  const expected = await findExpected(payload, found, rollCall)
  const memberId = requireSession(context).id
  if (!expected.some(({ userId }) => userId === memberId)) {
    throw apiError('NOT_FOUND', subjectNotFound)
  }
  return { found, rollCall }
})

type RollCall = Awaited<ReturnType<typeof findRollCall>>

const requireOpen = ({ subject }: FoundSubject, rollCall: RollCall, now: number) => {
  const state = checkInState(subject.at, now)
  if (state !== 'open') throw apiError('BAD_REQUEST', checkInMessages[state])
  if (rollCall?.closed) throw apiError('CONFLICT', rollCallMessages.closed)
}

const wrongCode = (message: string) => fieldErrors({ code: message })

/** Counts a code that is wrong, but not one that ran out on its way. */
const requireRightCode = async (
  context: ApiContext,
  meetingId: string,
  typed: string,
  now: number,
) => {
  const run = () => {
    const code = readAppCode(typed) ?? ''
    const judged = judgeCode(context.payload, meetingId, code, now)
    if (judged === 'run-out') throw wrongCode(checkInMessages.ranOut)
    return Promise.resolve(judged === 'right' ? true : undefined)
  }
  const isRight = await context.limits['check-in-member'].attempt(requireSession(context).id, run)
  if (!isRight) throw wrongCode(checkInMessages.wrong)
}

const meetingMark = z.enum(meetingMarks)

/** Stores the mark of a member who checked in at a moment, unless they have one. */
const checkIn = async (
  payload: Payload,
  { subject }: FoundSubject,
  userId: string,
  now: number,
): Promise<CheckedIn> => {
  await ensureRollCall(payload, subject)
  return inUnitOfWork({ payload }, async (work) => {
    const stored = await findRollCall(payload, subject, work)
    // The meeting may have been moved or deleted since.
    const found = await findSubject(payload, 'meeting', subject._id, work)
    if (!stored || !found) throw apiError('NOT_FOUND', subjectNotFound)
    requireOpen(found, stored, now)
    if (found.hasBegun) await settleExpected(work, found)
    const { rows } = await readOpen(payload, found, stored, work)
    const row = rows.find((each) => each.userId === userId)
    if (!row) throw apiError('NOT_FOUND', subjectNotFound)
    if (row.mark) return { mark: meetingMark.parse(row.mark), minutes: row.minutes }
    const given = markAt(found.subject.at, now)
    const marks = [...stored.marks, { userId, ...given, checkedIn: true }]
    await changeRow(work, 'roll-calls', stored.id, { marks })
    return given
  })
}

export const checkInProcedures = {
  checkIn: onOwnMeeting.checkIn.checkIn.handler(async ({ context, input }) => {
    const { found, rollCall } = context.found
    // Taken first, so that waiting for other writes makes nobody later.
    const now = Date.now()
    requireOpen(found, rollCall, now)
    await requireRightCode(context, found.subject._id, input.body.code, now)
    return checkIn(context.payload, found, requireSession(context).id, now)
  }),

  code: api.checkIn.code.handler(async ({ context: { payload }, input }) => {
    const { id } = await requireRow(payload, 'meetings', input.params.id, subjectNotFound)
    return codeAt(payload, id, Date.now())
  }),
}
