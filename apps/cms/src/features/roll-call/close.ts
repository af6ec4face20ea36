import type { CountedKind } from '@tropa/contract/ladder/judge'
import type { Ladder } from '@tropa/contract/ladder/numbers'
import { statusText, violationText } from '@tropa/contract/ladder/sentences'
import { rollCallMessages, type RollCallRow } from '@tropa/contract/roll-call/roll-call'
import { subjectNotFound, type Subject } from '@tropa/contract/roll-call/subject'
import { conflictOn } from '../../database/conflict'
import { inUnitOfWork, type Work } from '../../database/unit-of-work'
import { changeRow } from '../../database/rows'
import { slugs } from '../../payload/slugs'
import { storeActivity } from '../../rpc/activity'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { requireSession } from '../../rpc/procedure'
import { countRecords, type Counts, storeRecord } from '../record/stored-record'
import { mailNotices } from '../record/notices'
import { findSubject, type FoundSubject } from '../subject/subject'
import { readOpen, ensureRollCall, findRollCall } from './read'
import { requireBegun } from './save'

type CompleteRow = RollCallRow & { mark: NonNullable<RollCallRow['mark']> }

const completeRows = (rows: readonly RollCallRow[]): CompleteRow[] => {
  if (rows.some(({ excuse }) => excuse?.state === 'open')) {
    throw apiError('CONFLICT', rollCallMessages.excuseOpen)
  }
  return rows.map((row) => {
    const { mark } = row
    if (mark === null) throw apiError('CONFLICT', rollCallMessages.markMissing)
    return { ...row, mark }
  })
}

interface Recorded {
  userId: string
  username: string
  minutes: number | null
  fee: number
  counts: CountedKind
}

const recordedOf = ({ userId, username, minutes, outcome }: RollCallRow): Recorded[] =>
  outcome ? [{ userId, username, minutes, ...outcome }] : []

interface Closing {
  subject: Subject
  closedAt: string
  numbers: Ladder
}

const writeRecord = (
  req: Work,
  { subject, closedAt, numbers }: Closing,
  { userId, username, minutes, fee, counts }: Recorded,
  number: number,
) =>
  storeRecord(req, {
    name: username,
    violation: violationText(counts, subject.title, minutes),
    fee,
    status: statusText(counts, number),
    date: closedAt,
    member: userId,
    origin: `${subject.kind}/${subject._id}/${userId}`,
    counts,
    numbers: { ...numbers },
  })

const writeRecords = async (req: Work, closing: Closing, recorded: readonly Recorded[]) => {
  const ids = recorded.map(({ userId }) => userId)
  const countsOf = await countRecords(req.payload, ids, req)
  const after = new Map<string, Counts>()
  for (const each of recorded) {
    const before = countsOf(each.userId)
    const counts = { ...before, [each.counts]: before[each.counts] + 1 }
    after.set(each.userId, counts)
    await writeRecord(req, closing, each, counts[each.counts])
  }
  return after
}

const keepClosed = async (
  req: Work,
  id: string,
  { subject, closedAt, numbers }: Closing,
  rows: readonly CompleteRow[],
) => {
  const judged = rows.map(({ userId, username, mark, minutes, outcome }) => ({
    userId,
    username,
    mark,
    minutes,
    outcome,
  }))
  await changeRow(req, slugs.rollCalls, id, { closedAt, numbers: { ...numbers }, rows: judged })
  if (subject.kind === 'meeting') await changeRow(req, slugs.meetings, subject._id, { closedAt })
}

const describeClosing = ({ title }: Subject, count: number) =>
  `Closed the roll call of ${title} with ${count} ${count === 1 ? 'record' : 'records'}`

/**
 * Closes a roll call: all its records, what it keeps and an entry of the activity log are one transaction. Of
 * closings at the same moment one writes; the others find it closed.
 */
export const closeRollCall = async (context: ApiContext, asked: FoundSubject): Promise<void> => {
  const { payload } = context
  const { subject } = asked
  const { username } = requireSession(context)
  if ((await findRollCall(payload, subject))?.closed) return
  requireBegun(asked)
  await ensureRollCall(payload, subject)
  await inUnitOfWork(context, async (req) => {
    await conflictOn(req, 'closings')
    const found = await findSubject(payload, subject.kind, subject._id, req)
    const stored = await findRollCall(payload, subject, req)
    if (!found || !stored) throw apiError('NOT_FOUND', subjectNotFound)
    if (stored.closed) return
    requireBegun(found)
    const { rows: open, ladder: numbers, expected } = await readOpen(payload, found, stored, req)
    if (!numbers) throw apiError('BAD_REQUEST', rollCallMessages.noRules)
    const rows = completeRows(open)
    const closing = { subject: found.subject, closedAt: new Date().toISOString(), numbers }
    const recorded = rows.flatMap(recordedOf)
    const counts = await writeRecords(req, closing, recorded)
    await keepClosed(req, stored.id, closing, rows)
    const description = describeClosing(found.subject, recorded.length)
    await storeActivity(payload, { username, action: 'CLOSE_ROLL_CALL', description }, req)
    await mailNotices(req, { members: expected, counts, numbers })
  })
}
