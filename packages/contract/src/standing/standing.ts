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
  notFound,
} from '../procedure-builders'
import { judgedRecord } from '../record'
import { timeOutput } from '../schemas/dates'
import { maxLength, optionalText, requiredText } from '../schemas/text'
import { decisionMessages, recordDecisions, recordStates } from './decision'

const { state, reason, answer } = judgedRecord.shape

/** A record as its member reads it. */
export const ownRecord = z.object({
  _id: z.string(),
  violation: z.string(),
  fee: z.int(),
  status: z.string(),
  date: timeOutput,
  state,
  reason,
  answer,
})

export type OwnRecord = z.infer<typeof ownRecord>

const counted = z.object({
  count: z.int(),
  limit: z
    .nullable(z.int())
    .register(z.globalRegistry, { description: 'Null while no rules are published' }),
})

/** Where a member stands; what was withdrawn counts nowhere. */
export const standing = z.object({
  warnings: counted,
  instances: counted,
  fees: z.object({ owed: z.int(), settled: z.int() }),
  records: z.array(ownRecord),
  excuses: z.array(excuse),
})

export type Standing = z.infer<typeof standing>

export const dispute = z.object({
  _id: z.string(),
  username: z.string(),
  violation: z.string(),
  fee: z.int(),
  status: z.string(),
  date: timeOutput,
  reason,
  state,
  answer,
})

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

export type DecisionForm = z.infer<typeof decisionForm>

export const standingContract = {
  get: member
    .route({ method: 'GET', path: '/standing', summary: 'Where the caller stands' })
    .output(standing),
  dispute: member
    .errors({ ...notFound, ...conflict })
    .route({
      method: 'POST',
      path: '/records/{id}/dispute',
      inputStructure: 'detailed',
      successStatus: 201,
      summary: 'Say that an own record is wrong',
    })
    .input(z.extend(byId, { body: disputeForm }))
    .output(confirmationWith(judgedRecord)),
  disputes: admin
    .route({ method: 'GET', path: '/disputes', summary: 'Disputed records, oldest first' })
    .input(z.object({ state: z.optional(z.enum(recordStates, { error: 'No such state.' })) }))
    .output(z.array(dispute)),
  decide: admin
    .errors({ ...notFound, ...conflict, ...forbidden(decisionMessages.own) })
    .route({
      method: 'PATCH',
      path: '/records/{id}',
      inputStructure: 'detailed',
      summary: "Settle, uphold or withdraw somebody else's record",
    })
    .input(z.extend(byId, { body: decisionForm }))
    .output(confirmationWith(judgedRecord)),
}
