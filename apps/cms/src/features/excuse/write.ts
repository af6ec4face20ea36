import {
  excuseMessages,
  type Excuse,
  type ExcuseForm,
  type ExcuseDecision,
} from '@tropa/contract/excuse/excuse'
import { excuseMail, excuseDecisionMail } from '@tropa/contract/mail/mails'
import { decisionMessages } from '@tropa/contract/standing/decision'
import type { Payload } from 'payload'
import { changeRow, createRow, findRow } from '../../database/rows'
import { inUnitOfWork } from '../../database/unit-of-work'
import { slugs } from '../../payload/slugs'
import { storeActivity } from '../../rpc/activity'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { requireSession } from '../../rpc/procedure'
import { mailConfirmed } from '../member/mail-member'
import { findMember } from '../member/stored-member'
import { ofSubject, type FoundSubject } from '../subject/subject'
import { toExcuse, type FoundExcuse } from './read'

const isSent = async (payload: Payload, { subject }: FoundSubject, memberId: string) => {
  const where = { ...ofSubject(subject), memberId: { equals: memberId } }
  return (await findRow(payload, slugs.excuses, where)) !== null
}

/** A to-do whose deadline was moved after its roll call was closed is active, and closed all the same. */
const isClosed = async (payload: Payload, { subject }: FoundSubject) => {
  const where = { ...ofSubject(subject), closedAt: { exists: true } }
  return (await findRow(payload, slugs.rollCalls, where)) !== null
}

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

const activityOf = { accepted: 'Accepted', declined: 'Declined' } as const

/**
 * Accepts or declines somebody else's excuse, with an entry of the activity log in the same transaction, and
 * mails its member. Of two decisions at the same moment the second finds the first one.
 *
 * @throws a 403 for the caller's own excuse, and a 409 for one that was decided
 */
export const decideExcuse = async (
  context: ApiContext,
  { excuse, memberId }: FoundExcuse,
  { decision, ...form }: ExcuseDecision,
): Promise<Excuse> => {
  const { payload, env } = context
  const note = form.note || null
  const { id: adminId, username } = requireSession(context)
  if (memberId === adminId) throw apiError('FORBIDDEN', decisionMessages.own)
  const { _id: id, subject } = excuse
  const member = await findMember(payload, memberId)
  await inUnitOfWork(context, async (req) => {
    const stored = await findRow(payload, slugs.excuses, { id: { equals: id } }, req)
    if (!stored) throw apiError('NOT_FOUND', excuseMessages.notFound)
    if (stored.state !== 'open') throw apiError('CONFLICT', excuseMessages.decided)
    const decidedAt = new Date().toISOString()
    await changeRow(req, slugs.excuses, id, { state: decision, note, decidedAt })
    const name = member?.username ?? 'a member'
    const row = { collection: slugs.excuses, id, title: name }
    const fields = ['state', ...(note === null ? [] : ['note'])]
    req.audit({ action: 'update', row, fields })
    const description = `${activityOf[decision]} the excuse of ${name} for ${subject.title}`
    await storeActivity(payload, { username, action: 'DECIDE', description }, req)
  })
  const mail = excuseDecisionMail(decision, subject.title, env.publicUrl)
  mailConfirmed(payload, { id: { equals: memberId } }, mail)
  return { ...excuse, state: decision, note }
}
