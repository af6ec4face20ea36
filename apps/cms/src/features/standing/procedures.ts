import { activityText } from '@tropa/contract/activity-log/sentences'
import { canStep, decisionMessages, canBeDisputed } from '@tropa/contract/record/decision'
import { readLadder } from '../../payload/globals/read-ladder'
import { storeActivity } from '../../rpc/activity'
import { createOnce } from '../../rpc/attempts'
import { apiError } from '../../rpc/errors'
import { afterFinding, api, requireSession } from '../../rpc/procedure'
import type { Session } from '../../rpc/session'
import { findExcuses } from '../excuse/procedures'
import { mailConfirmed } from '../member/mail-member'
import { onRecord, requireOfOthers } from '../record/procedures'
import {
  toJudgedRecord,
  countRecords,
  totalOf,
  findRecords,
  stateOf,
  changeRecord,
  decideRecord,
  memberIdOf,
  requireRecord,
  usernamesOf,
} from '../record/stored-record'
import { feesOf } from './fees'

const isAbout = ({ id }: Pick<Session, 'id'>) => ({ member: { equals: id } })

const onOwnRecord = afterFinding((context, id) =>
  requireRecord(context.payload, id, {}, isAbout(requireSession(context))),
)

export const standingProcedures = {
  get: api.standing.get.handler(async ({ context }) => {
    const { payload } = context
    const { id: memberId } = requireSession(context)
    const [records, countsOf, ladder, excuses] = await Promise.all([
      findRecords(payload, { member: { equals: memberId } }, ['-date', '-id']),
      countRecords(payload, [memberId]),
      readLadder(payload),
      findExcuses(payload, { memberId: { equals: memberId } }),
    ])
    const counts = countsOf(memberId)
    const { owed, paid } = feesOf(records)
    return {
      warnings: { count: totalOf(counts, 'warnings'), limit: ladder?.warningLimit ?? null },
      instances: { count: totalOf(counts, 'instances'), limit: ladder?.instanceLimit ?? null },
      fees: { owed, settled: paid },
      records: records.map(toJudgedRecord),
      excuses: excuses.map(({ excuse }) => excuse).reverse(),
    }
  }),

  dispute: onOwnRecord.standing.dispute.handler(async ({ context, input }) => {
    const { params, body } = input
    const { row } = await createOnce(context, {
      collection: 'records',
      create: async (work) => {
        const isOwn = isAbout(requireSession(context))
        const record = await requireRecord(work.payload, params.id, work, isOwn)
        const now = new Date().toISOString()
        if (!canBeDisputed(record.date, now))
          throw apiError('BAD_REQUEST', decisionMessages.tooLate)
        if (stateOf(record) !== 'open') throw apiError('CONFLICT', decisionMessages.disputedAlready)
        const disputed = { state: 'disputed', reason: body.reason, disputedAt: now } as const
        return changeRecord(record, disputed, work)
      },
    })
    return { message: decisionMessages.disputed, data: toJudgedRecord(row) }
  }),

  disputes: api.standing.disputes.handler(async ({ context: { payload }, input: { state } }) => {
    const isDisputed = { disputedAt: { exists: true } }
    const where = state ? { and: [isDisputed, { state: { equals: state } }] } : isDisputed
    const records = await findRecords(payload, where, ['disputedAt', 'id'])
    const usernames = await usernamesOf(payload, records)
    return records.map((record) => ({
      ...toJudgedRecord(record),
      // A deleted member has the name in the record.
      username: usernames.get(memberIdOf(record) ?? '') ?? record.name,
    }))
  }),

  /** A 403 for the admin's own record; a 409 for a step that its state does not allow, as after another decision. */
  decide: onRecord.standing.decide.handler(async ({ context, input }) => {
    const { payload } = context
    const { state, answer } = input.body
    const { username } = requireSession(context)
    const { row } = await createOnce(context, {
      collection: 'records',
      create: async (work) => {
        const record = await requireRecord(payload, input.params.id, work)
        requireOfOthers(context, record)
        if (!canStep(stateOf(record), state)) {
          throw apiError('CONFLICT', decisionMessages.notPossible)
        }
        const changed = await decideRecord(work, record, state, answer)
        const description = activityText.recordDecided(state, record.name, record.violation)
        await storeActivity(payload, { username, action: 'DECIDE', description }, work)
        const isItsMember = { id: { equals: memberIdOf(record) ?? '' } }
        const mail = { kind: 'record-decision', about: record.id, what: state } as const
        await mailConfirmed(work, isItsMember, mail)
        return changed
      },
    })
    return { message: decisionMessages.decided, data: toJudgedRecord(row) }
  }),
}
