import * as z from 'zod/mini'
import { pageQuery, pagination } from '../base/pagination'
import {
  admin,
  body,
  byId,
  confirmation,
  confirmationWith,
  conflict,
  forbidden,
} from '../procedure-builders'
import { momentOrDate, timeOutput } from '../base/dates'
import { maxLength, nullableText, requiredText } from '../base/text'
import { type Currency, feeMessage, isFee } from '../settings/currency'
import { decisionMessages, recordStates } from './decision'

export const recordMessages = {
  added: 'Record added successfully!',
  deleted: 'Record deleted successfully!',
  noSuchMember: 'There is no such member.',
  feeMissing: 'Please enter the fee.',
  kindMissing: 'Please choose a kind.',
  numberMissing: 'Please enter which one it is, a whole number from 1.',
  ofRollCall: 'A roll call wrote this record. It stays as it is.',
  heard: 'This record was disputed or decided. It can no longer be changed.',
} as const

const memberId = z.string({ error: recordMessages.noSuchMember })

/** A fee in a currency; without one, any amount that is valid in some currency. */
const feeIn = (currency?: Currency) => {
  const error = currency ? feeMessage(currency) : recordMessages.feeMissing
  const { cents = true } = currency ?? {}
  return z.number({ error }).check(z.refine((fee) => isFee(fee, { cents }), { error }))
}

/**
 * The form of a penalty record; `fee` in the team's currency, `date` an ISO time or date, `userId` the member whom it is
 * about, never guessed from the name.
 */
export const recordForm = body({
  name: requiredText('Please enter a name.', maxLength.name),
  violation: requiredText('Please enter the violation.', maxLength.violation),
  fee: feeIn(),
  status: requiredText('Please enter a status.', maxLength.status),
  date: momentOrDate('Please enter the date.'),
  userId: z.optional(memberId),
})

/** The form for a team with this currency. */
export const recordFormIn = (currency: Currency) => z.extend(recordForm, { fee: feeIn(currency) })

export type RecordForm = z.infer<typeof recordForm>

export const recordCorrection = z.pick(recordForm, {
  violation: true,
  fee: true,
  status: true,
  date: true,
})

export const recordCorrectionIn = (currency: Currency) =>
  z.extend(recordCorrection, { fee: feeIn(currency) })

export type RecordCorrection = z.infer<typeof recordCorrection>

/** A penalty record in a response; `date` is an ISO time in UTC. */
export const penaltyRecord = z.object({
  _id: z.string(),
  name: z.string(),
  violation: z.string(),
  fee: z.number(),
  status: z.string(),
  date: timeOutput,
  userId: nullableText('Whom it is about, or null where nobody is linked'),
  state: z.enum(recordStates),
})

export type PenaltyRecord = z.infer<typeof penaltyRecord>

export const judgedRecord = z.extend(penaltyRecord, {
  reason: nullableText('Why it was disputed, or null'),
  answer: nullableText('What was written with the decision, or null'),
})

export type JudgedRecord = z.infer<typeof judgedRecord>

/** Links a record to the member it is about; null removes the link. */
export const recordMemberForm = body({ userId: z.nullable(memberId) })

const refused = { ...conflict, ...forbidden(decisionMessages.own) }

export const recordContract = {
  list: admin
    .get('/records', 'Penalty records, latest first')
    .input(pageQuery)
    .output(z.object({ records: z.array(penaltyRecord), pagination })),
  create: admin
    .post('/records', 'Add a penalty record', 201)
    .input(recordForm)
    .output(confirmationWith(penaltyRecord)),
  correct: admin
    .put('/records/{id}', 'Correct an open record that was typed')
    .errors(refused)
    .input(z.extend(byId, { body: recordCorrection }))
    .output(confirmationWith(judgedRecord)),
  remove: admin
    .del('/records/{id}', 'Take back an open record that was typed')
    .errors(refused)
    .input(byId)
    .output(confirmation),
  linkMember: admin
    .put('/records/{id}/member', 'Link a typed record to a member, or to nobody')
    .errors(refused)
    .input(z.extend(byId, { body: recordMemberForm }))
    .output(confirmationWith(judgedRecord)),
}
