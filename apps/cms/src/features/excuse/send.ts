import { excuseMessages, type Excuse, type ExcuseForm } from '@tropa/contract/excuse/excuse'
import { excuseMail } from '@tropa/contract/mail/decision-mails'
import type { Payload } from 'payload'
import { newId } from '../../database/ids'
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
  const id = newId()
  const now = new Date().toISOString()
  const data = { kind: subject.kind, subjectId: subject._id, memberId, reason, state: 'open' }
  try {
    await payload.db.create({
      collection: slugs.excuses,
      customID: id,
      data: { ...data, createdAt: now, updatedAt: now },
      returning: false,
    })
  } catch (error) {
    if (await isSent(payload, found, memberId)) throw apiError('CONFLICT', excuseMessages.twice)
    throw error
  }
  const otherAdmins = { userType: { equals: 'admin' }, id: { not_equals: memberId } }
  mailConfirmed(payload, otherAdmins, excuseMail(username, subject.title, env.publicUrl))
  return toExcuse({ id, reason, state: 'open' }, subject)
}
