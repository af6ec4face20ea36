import * as z from 'zod/mini'
import { excuse } from '../excuse/excuse'
import {
  admin,
  body,
  byId,
  confirmationWith,
  conflict,
  forbidden,
  member,
} from '../procedure-builders'
import { judgedRecord } from '../record/record'
import { maxLength, optionalText, requiredText } from '../base/text'
import { decisionMessages, recordDecisions, recordStates } from '../record/decision'

/** A record as its member reads it. */
export const ownRecord = z.omit(judgedRecord, { name: true, userId: true })

export type OwnRecord = z.infer<typeof ownRecord>

const counted = z.object({
  count: z.int(),
  limit: z
    .nullable(z.int())
    .register(z.globalRegistry, { description: 'Null while no rules are published' }),
})

/** A member's standing; withdrawn records count nowhere. */
export const standing = z.object({
  warnings: counted,
  instances: counted,
  fees: z.object({ owed: z.number(), settled: z.number() }),
  records: z.array(ownRecord),
  excuses: z.array(excuse),
})

export type Standing = z.infer<typeof standing>

export const dispute = z.extend(ownRecord, { username: z.string() })

export type Dispute = z.infer<typeof dispute>

export const disputeForm = body({
  reason: requiredText(decisionMessages.reasonMissing, maxLength.reason),
})

export const decisionForm = body({
  state: z.enum(recordDecisions, {
    error: `Must be one of ${recordDecisions.join(', ')}.`,
  }),
  answer: optionalText('Please write the answer as text.', maxLength.reason),
})

export const standingContract = {
  get: member.get('/standing', 'Where the caller stands').output(standing),
  dispute: member
    .post('/records/{id}/dispute', 'Say that an own record is wrong', 201)
    .errors(conflict)
    .input(z.extend(byId, { body: disputeForm }))
    .output(confirmationWith(judgedRecord)),
  disputes: admin
    .get('/disputes', 'Disputed records, oldest first')
    .input(
      z.object({
        state: z.optional(z.enum(recordStates, { error: decisionMessages.noSuchState })),
      }),
    )
    .output(z.array(dispute)),
  decide: admin
    .patch('/records/{id}', "Settle, uphold or withdraw somebody else's record")
    .meta({ access: 'admin', creates: true })
    .errors({ ...conflict, ...forbidden(decisionMessages.own) })
    .input(z.extend(byId, { body: decisionForm }))
    .output(confirmationWith(judgedRecord)),
}
