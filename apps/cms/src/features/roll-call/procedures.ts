import { activityText } from '@tropa/contract/activity-log/sentences'
import { isRecord } from '@tropa/contract/base/is-record'
import type { Ladder } from '@tropa/contract/rules/numbers'
import { statusText, violationText } from '@tropa/contract/record/record-text'
import { rollCallMessages, type RollCallRow } from '@tropa/contract/roll-call/roll-call'
import { subjectKinds, subjectNotFound, type Subject } from '@tropa/contract/base/subject'
import { conflictOn } from '../../database/conflict'
import { inUnitOfWork, type Work } from '../../database/unit-of-work'
import { changeRow } from '../../database/rows'
import { storeActivity } from '../../rpc/activity'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { api, requireSession } from '../../rpc/procedure'
import { mailNotices } from '../record/notices'
import { countRecords, originOf, storeRecord } from '../record/stored-record'
import { settleExpected, type Expected } from './expected'
import { findSubject, type FoundSubject } from './subject'
import {
  changeMarks,
  ensureRollCall,
  findRollCall,
  readOpen,
  readRollCall,
  requireBegun,
  saveDraft,
} from './stored-roll-call'

/** Members whose account is gone need no mark. */
const requireComplete = (rows: readonly RollCallRow[], expected: readonly Expected[]): void => {
  if (rows.some(({ excuse }) => excuse?.state === 'open')) {
    throw apiError('CONFLICT', rollCallMessages.excuseOpen)
  }
  const isGone = (userId: string) => {
    const member = expected.find((each) => each.userId === userId)?.member
    return !member || member.left === true
  }
  if (rows.some(({ userId, mark }) => mark === null && !isGone(userId))) {
    throw apiError('CONFLICT', rollCallMessages.markMissing)
  }
}

interface Closing {
  subject: Subject
  closedAt: string
  numbers: Ladder
  rows: readonly RollCallRow[]
  expected: readonly Expected[]
}

/** Writes a record for each row with an outcome, and returns how many there are. */
const writeRecords = async (
  work: Work,
  { subject, closedAt, numbers, rows, expected }: Closing,
) => {
  const recorded = rows.flatMap(({ userId, username, minutes, outcome }) =>
    outcome ? [{ userId, username, minutes, ...outcome }] : [],
  )
  const countsOf = await countRecords(
    work.payload,
    recorded.map(({ userId }) => userId),
    work,
  )
  for (const { userId, username, minutes, fee, counts } of recorded) {
    await storeRecord(work, {
      name: username,
      violation: violationText(counts, subject.title, minutes),
      fee,
      status: statusText(counts, countsOf(userId)[counts] + 1),
      date: closedAt,
      member: expected.find((each) => each.userId === userId)?.member?.id ?? null,
      origin: originOf(subject, userId),
      counts,
      numbers: { ...numbers },
    })
  }
  return recorded.length
}

/**
 * Closes a roll call: all its records, what it keeps and an entry of the activity log are one transaction. Of
 * concurrent closings one writes; the others find it closed.
 */
const closeRollCall = async (context: ApiContext, asked: FoundSubject): Promise<void> => {
  const { payload } = context
  const { subject } = asked
  const { username } = requireSession(context)
  if ((await findRollCall(payload, subject))?.closed) return
  requireBegun(asked)
  await ensureRollCall(payload, subject)
  await inUnitOfWork(context, async (work) => {
    await conflictOn(work, 'closings')
    const found = await findSubject(payload, subject.kind, subject._id, work)
    const stored = await findRollCall(payload, subject, work)
    if (!found || !stored) throw apiError('NOT_FOUND', subjectNotFound)
    if (stored.closed) return
    requireBegun(found)
    await settleExpected(work, found)
    const { rows, ladder: numbers, expected } = await readOpen(payload, found, stored, work)
    if (!numbers) throw apiError('BAD_REQUEST', rollCallMessages.noRules)
    requireComplete(rows, expected)
    const closedAt = new Date().toISOString()
    const count = await writeRecords(work, {
      subject: found.subject,
      closedAt,
      numbers,
      rows,
      expected,
    })
    // The reasons of excuses are not kept with it.
    const judged = rows.map(({ userId, username, mark, minutes, outcome }) => ({
      userId,
      username,
      mark,
      minutes,
      outcome,
    }))
    const closed = { closedAt, numbers: { ...numbers }, rows: judged }
    await changeRow(work, 'roll-calls', stored.id, closed)
    if (subject.kind === 'meeting') await changeRow(work, 'meetings', subject._id, { closedAt })
    const description = activityText.rollCallClosed(found.subject.title, count)
    await storeActivity(payload, { username, action: 'CLOSE_ROLL_CALL', description }, work)
    const recorded = new Set(rows.filter(({ outcome }) => outcome).map(({ userId }) => userId))
    const told = expected.flatMap(({ member }) =>
      member && recorded.has(member.id) ? [member] : [],
    )
    await mailNotices(work, told, numbers)
  })
}

/** Looks for the meeting or the to-do before the rest of the input is validated: a 404 comes before a 400. */
const onSubject = api.use(async ({ context, next }, input) => {
  const { kind, id } = isRecord(input) && isRecord(input.params) ? input.params : {}
  const known = subjectKinds.find((each) => each === kind)
  const found = known && (await findSubject(context.payload, known, String(id)))
  if (!found) throw apiError('NOT_FOUND', subjectNotFound)
  return next({ context: { found } })
})

export const rollCallProcedures = {
  get: onSubject.rollCall.get.handler(({ context: { payload, found } }) =>
    readRollCall(payload, found),
  ),

  change: onSubject.rollCall.change.handler(async ({ context: { payload, found }, input }) => {
    await changeMarks(payload, found, input.body.marks)
    return readRollCall(payload, found)
  }),

  save: onSubject.rollCall.save.handler(async ({ context: { payload, found }, input }) => {
    await saveDraft(payload, found, input.body.marks)
    return readRollCall(payload, found)
  }),

  close: onSubject.rollCall.close.handler(async ({ context }) => {
    await closeRollCall(context, context.found)
    return readRollCall(context.payload, context.found)
  }),
}
