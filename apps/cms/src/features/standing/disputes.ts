import { decisionMessages, isInTime, type RecordState } from '@tropa/contract/standing/decision'
import type { JudgedRecord } from '@tropa/contract/record'
import type { Dispute } from '@tropa/contract/standing/standing'
import type { Payload } from 'payload'
import { inUnitOfWork } from '../../database/unit-of-work'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { requireSession } from '../../rpc/procedure'
import type { Session } from '../../rpc/session'
import { findUsernames } from '../member/stored-member'
import {
  changeRecord,
  findRecords,
  memberIdOf,
  requireRecord,
  stateOf,
  toJudgedRecord,
} from '../record/stored-record'
import { toDispute } from './own-record'

/** Limits a query to the records that are about a member. */
export const isAbout = ({ id }: Pick<Session, 'id'>) => ({ member: { equals: id } })

/**
 * Stores why a record is wrong, in its member's words.
 *
 * @throws a 404 for somebody else's record, a 400 more than 7 days after its date, and a 409 for a second dispute
 */
export const disputeRecord = (
  context: ApiContext,
  id: string,
  reason: string,
): Promise<JudgedRecord> =>
  inUnitOfWork(context, async (req) => {
    const { payload } = context
    const record = await requireRecord(payload, id, req, isAbout(requireSession(context)))
    const now = new Date().toISOString()
    if (!isInTime(record.date, now)) throw apiError('BAD_REQUEST', decisionMessages.tooLate)
    if (stateOf(record) !== 'open') throw apiError('CONFLICT', decisionMessages.disputedAlready)
    const data = { state: 'disputed', reason, disputedAt: now } as const
    return toJudgedRecord(await changeRecord(payload, record, data, req))
  })

/** The records that were disputed, oldest dispute first; a deleted member has the name in the record. */
export const readDisputes = async (
  payload: Payload,
  state: RecordState | undefined,
): Promise<Dispute[]> => {
  const isDisputed = { disputedAt: { exists: true } }
  const where = state ? { and: [isDisputed, { state: { equals: state } }] } : isDisputed
  const records = await findRecords(payload, where, ['disputedAt', 'id'])
  const memberIds = records.map(memberIdOf).filter((id) => id !== undefined)
  const usernames = await findUsernames(payload, memberIds)
  return records.map((record) =>
    toDispute(record, usernames.get(memberIdOf(record) ?? '') ?? record.name),
  )
}
