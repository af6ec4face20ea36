import type { Subject } from '@tropa/contract/roll-call/subject'
import type { PayloadRequest } from 'payload'
import { slugs } from '../../payload/slugs'
import { ofSubject } from './subject'

/** Deletes the roll call and the excuses of a meeting or a to-do, in the transaction of `req`. */
export const deleteSubjectFacts = async (
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  subject: Pick<Subject, 'kind' | '_id'>,
): Promise<void> => {
  for (const collection of [slugs.rollCalls, slugs.excuses]) {
    await req.payload.db.deleteMany({ collection, where: ofSubject(subject), req })
  }
}
