import { excuseMessages, type Excuse, type ExcuseForm } from '@tropa/contract/excuse/excuse'
import { excuseMail } from '@tropa/contract/mail/mails'
import type { Payload } from 'payload'
import { createRow } from '../../database/create-row'
import { slugs } from '../../payload/slugs'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { requireSession } from '../../rpc/procedure'
import { mailConfirmed } from '../member/links/mail-confirmed'
import { ofSubject, type FoundSubject } from '../subject/subject'
import { toExcuse } from './read'

const isSent = async ({ db }: Payload, { subject }: FoundSubject, memberId: string) =>
  (await db.findOne({
    collection: slugs.excuses,
    where: { ...ofSubject(subject), memberId: { equals: memberId } },
  })) !== null

/** A to-do whose deadline was moved after its roll call was closed is active, and closed all the same. */
const isClosed = async ({ db }: Payload, { subject }: FoundSubject) =>
  (await db.findOne({
    collection: slugs.rollCalls,
    where: { ...ofSubject(subject), closedAt: { exists: true } },
  })) !== null

/**
 * Stores the caller's excuse and mails the other admins, without its reason.
 *
 * @throws a 400 once it has begun, and a 409 for a second excuse and where the roll call is closed
 */
export const sendExcuse = async (
  { payload, session, env }: ApiContext,
  found: FoundSubject,
  { reason }: Pick<ExcuseForm, 'reason'>,
): Promise<Excuse> => {
  const { id: memberId, username } = requireSession({ session })
  const { subject, hasBegun } = found
  if (hasBegun) throw apiError('BAD_REQUEST', excuseMessages.tooLate)
  if (await isClosed(payload, found)) throw apiError('CONFLICT', excuseMessages.closed)
  const { kind, _id: subjectId } = subject
  const data = { kind, subjectId, memberId, reason, state: 'open' as const }
  const stored = await createRow(payload, slugs.excuses, data).catch(async (error: unknown) => {
    throw (await isSent(payload, found, memberId))
      ? apiError('CONFLICT', excuseMessages.twice)
      : error
  })
  const otherAdmins = { userType: { equals: 'admin' }, id: { not_equals: memberId } }
  mailConfirmed(payload, otherAdmins, excuseMail(username, subject.title, env.publicUrl))
  return toExcuse(stored, subject)
}
