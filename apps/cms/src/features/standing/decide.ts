import { recordDecisionMail } from '@tropa/contract/mail/mails'
import { canStep, decisionMessages } from '@tropa/contract/standing/decision'
import type { JudgedRecord } from '@tropa/contract/record'
import type { DecisionForm } from '@tropa/contract/standing/standing'
import { inUnitOfWork } from '../../database/unit-of-work'
import { storeActivity } from '../../rpc/activity'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { requireSession } from '../../rpc/procedure'
import { mailConfirmed } from '../member/links/mail-confirmed'
import {
  auditedRecord,
  changeRecord,
  memberIdOf,
  requireRecord,
  stateOf,
  toJudgedRecord,
} from '../record/stored-record'

const activityOf = { settled: 'Settled', upheld: 'Upheld', withdrawn: 'Withdrew' } as const

/**
 * Settles, upholds or withdraws somebody else's record, with an entry of the activity log in the same
 * transaction, and mails its member. Of two decisions at the same moment the second finds the first one.
 *
 * @throws a 403 for a record about the caller, and a 409 for a step that the record's state does not allow
 */
export const decideRecord = async (
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
    const changed = await changeRecord(payload, record, data, req)
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
