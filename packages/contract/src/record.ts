import * as z from 'zod/mini'
import { pageQuery, pagination } from './schemas/pagination'
import { admin, body, confirmationWith } from './procedure-builders'
import { isoMoment, timeOutput } from './schemas/dates'
import { maxLength, requiredText } from './schemas/text'

const feeMessage = 'Please enter the fee in whole pesos.'

export const recordMessages = { added: 'Record added successfully!' } as const

/** The form of a penalty record; `fee` in whole pesos, `date` an ISO time or date. */
export const recordForm = body({
  name: requiredText('Please enter a name.', maxLength.name),
  violation: requiredText('Please enter the violation.', maxLength.violation),
  fee: z.int({ error: feeMessage }).check(z.minimum(0, feeMessage)),
  status: requiredText('Please enter a status.', maxLength.status),
  date: isoMoment('Please enter the date.'),
})

export type RecordForm = z.infer<typeof recordForm>

/** A penalty record in a response; `date` is an ISO time in UTC. */
export const penaltyRecord = z.object({
  _id: z.string(),
  name: z.string(),
  violation: z.string(),
  fee: z.int(),
  status: z.string(),
  date: timeOutput,
})

export type PenaltyRecord = z.infer<typeof penaltyRecord>

export const recordContract = {
  list: admin
    .route({ method: 'GET', path: '/records', summary: 'Penalty records, latest first' })
    .input(pageQuery)
    .output(z.object({ records: z.array(penaltyRecord), pagination })),
  create: admin
    .route({
      method: 'POST',
      path: '/records',
      successStatus: 201,
      summary: 'Add a penalty record',
    })
    .input(recordForm)
    .output(confirmationWith(penaltyRecord)),
}
