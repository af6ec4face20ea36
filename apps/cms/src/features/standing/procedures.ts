import { recordDecisionMail } from '@tropa/contract/mail/mails'
import type { JudgedRecord } from '@tropa/contract/record'
import {
  isCounted,
  decisionMessages,
  isInTime,
  type RecordState,
  canStep,
} from '@tropa/contract/standing/decision'
import type { Dispute, Standing, DecisionForm } from '@tropa/contract/standing/standing'
import type { Payload } from 'payload'
import { inUnitOfWork } from '../../database/unit-of-work'
import { readLadder } from '../../payload/globals/ladder'
import { storeActivity } from '../../rpc/activity'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { afterFinding, api, requireSession } from '../../rpc/procedure'
import type { Session } from '../../rpc/session'
import { findExcuses } from '../excuse/procedures'
import { mailConfirmed } from '../member/mail-member'
import { findUsernames } from '../member/stored-member'
import { onRecord } from '../record/procedures'
import {
  toJudgedRecord,
  countRecords,
  totalOf,
  findRecords,
  stateOf,
  changeRecord,
  memberIdOf,
  requireRecord,
  auditedRecord,
} from '../record/stored-record'

const feesOf = (records: readonly { fee: number }[]) =>
  records.reduce((sum, { fee }) => sum + fee, 0)

/** Where a member stands: their own records, latest first, and excuses. */
const readStanding = async (payload: Payload, memberId: string): Promise<Standing> => {
  const [records, countsOf, ladder, excuses] = await Promise.all([
    findRecords(payload, { member: { equals: memberId } }, ['-date', '-id']),
    countRecords(payload, [memberId]),
    readLadder(payload),
    findExcuses(payload, { memberId: { equals: memberId } }),
  ])
  const counts = countsOf(memberId)
  const counted = records.filter((record) => isCounted(stateOf(record)))
  const isSettled = (record: (typeof records)[number]) => stateOf(record) === 'settled'
  return {
    warnings: { count: totalOf(counts, 'warnings'), limit: ladder?.warningLimit ?? null },
    instances: { count: totalOf(counts, 'instances'), limit: ladder?.instanceLimit ?? null },
    fees: {
      owed: feesOf(counted.filter((record) => !isSettled(record))),
      settled: feesOf(counted.filter(isSettled)),
    },
    records: records.map(toJudgedRecord),
    excuses: excuses.map(({ excuse }) => excuse).reverse(),
  }
}

const isAbout = ({ id }: Pick<Session, 'id'>) => ({ member: { equals: id } })

/**
 * Stores why a record is wrong, in its member's words.
 *
 * @throws a 404 for somebody else's record, a 400 later than `disputeDays` after its date, and a 409 for a second dispute
 */
const disputeRecord = (context: ApiContext, id: string, reason: string): Promise<JudgedRecord> =>
  inUnitOfWork(context, async (req) => {
    const { payload } = context
    const record = await requireRecord(payload, id, req, isAbout(requireSession(context)))
    const now = new Date().toISOString()
    if (!isInTime(record.date, now)) throw apiError('BAD_REQUEST', decisionMessages.tooLate)
    if (stateOf(record) !== 'open') throw apiError('CONFLICT', decisionMessages.disputedAlready)
    const data = { state: 'disputed', reason, disputedAt: now } as const
    return toJudgedRecord(await changeRecord(record, data, req))
  })

/** The records that were disputed, oldest dispute first; a deleted member has the name in the record. */
const readDisputes = async (
  payload: Payload,
  state: RecordState | undefined,
): Promise<Dispute[]> => {
  const isDisputed = { disputedAt: { exists: true } }
  const where = state ? { and: [isDisputed, { state: { equals: state } }] } : isDisputed
  const records = await findRecords(payload, where, ['disputedAt', 'id'])
  const memberIds = records.map(memberIdOf).filter((id) => id !== undefined)
  const usernames = await findUsernames(payload, memberIds)
  return records.map((record) => ({
    ...toJudgedRecord(record),
    username: usernames.get(memberIdOf(record) ?? '') ?? record.name,
  }))
}

const activityOf = { settled: 'Settled', upheld: 'Upheld', withdrawn: 'Withdrew' } as const

/**
 * Settles, upholds or withdraws somebody else's record, with an entry of the activity log in the same
 * transaction, and mails its member. Of two decisions at the same moment the second finds the first one.
 *
 * @throws a 403 for a record about the caller, and a 409 for a step that the record's state does not allow
 */
const decideRecord = async (
  context: ApiContext,
  id: string,
  { state, answer }: DecisionForm,
): Promise<JudgedRecord> => {
  const { payload, env } = context
  const { id: adminId, username } = requireSession(context)
  const decided = await inUnitOfWork(context, async (req) => {
    const record = await requireRecord(payload, id, req)
    if (memberIdOf(record) === adminId) throw apiError('FORBIDDEN', decisionMessages.own)
    if (!canStep(stateOf(record), state)) {
      throw apiError('CONFLICT', decisionMessages.notPossible)
    }
    // A fee that is paid after it was upheld keeps the day of the decision, and its answer unless it has its own.
    const data = {
      state,
      answer: answer || (record.answer ?? null),
      decidedAt: record.decidedAt ?? new Date().toISOString(),
    }
    const changed = await changeRecord(record, data, req)
    const fields = ['state', ...(answer ? ['answer'] : [])]
    req.audit({ action: 'update', row: auditedRecord(record), fields })
    const description = `${activityOf[state]} the record of ${record.name}: ${record.violation}`
    await storeActivity(payload, { username, action: 'DECIDE', description }, req)
    return changed
  })
  const memberId = memberIdOf(decided)
  if (memberId !== undefined) {
    const mail = recordDecisionMail(state, decided.violation, env.publicUrl)
    mailConfirmed(payload, { id: { equals: memberId } }, mail)
  }
  return toJudgedRecord(decided)
}

const onOwnRecord = afterFinding((context, id) =>
  requireRecord(context.payload, id, {}, isAbout(requireSession(context))),
)

export const standingProcedures = {
  get: api.standing.get.handler(({ context }) =>
    readStanding(context.payload, requireSession(context).id),
  ),

  dispute: onOwnRecord.standing.dispute.handler(async ({ context, input }) => ({
    message: decisionMessages.disputed,
    data: await disputeRecord(context, input.params.id, input.body.reason),
  })),

  disputes: api.standing.disputes.handler(({ context: { payload }, input }) =>
    readDisputes(payload, input.state),
  ),

  decide: onRecord.standing.decide.handler(async ({ context, input }) => ({
    message: decisionMessages.decided,
    data: await decideRecord(context, input.params.id, input.body),
  })),
}
