import { decisionMessages } from '@tropa/contract/standing/decision'
import { idIn, api, requireSession } from '../../rpc/procedure'
import { onRecord } from '../record/procedures'
import { requireRecord } from '../record/stored-record'
import { decideRecord, disputeRecord, isAbout, readDisputes, readStanding } from './standing'

/** Looks for the caller's record before the rest of the input is validated: a 404 comes before a 400. */
const onOwnRecord = api.use(async ({ context, next }, input) => {
  await requireRecord(context.payload, idIn(input), {}, isAbout(requireSession(context)))
  return next()
})

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
