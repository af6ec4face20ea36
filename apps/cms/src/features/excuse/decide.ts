import { excuseMessages, type Excuse, type ExcuseDecision } from '@tropa/contract/excuse/excuse'
import { excuseDecisionMail } from '@tropa/contract/mail/mails'
import { decisionMessages } from '@tropa/contract/standing/decision'
import { inUnitOfWork } from '../../database/unit-of-work'
import type * as Stored from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { storeActivity } from '../../rpc/activity'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { requireSession } from '../../rpc/procedure'
import { mailConfirmed } from '../member/links/mail-confirmed'
import { findMember } from '../member/stored-member'
import type { FoundExcuse } from './read'

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
    const stored = await payload.db.findOne<Stored.Excuse>({
      collection: slugs.excuses,
      where: { id: { equals: id } },
      req,
    })
    if (!stored) throw apiError('NOT_FOUND', excuseMessages.notFound)
    if (stored.state !== 'open') throw apiError('CONFLICT', excuseMessages.decided)
    const now = new Date().toISOString()
    await payload.db.updateOne({
      collection: slugs.excuses,
      id,
      data: { state: decision, note, decidedAt: now, updatedAt: now },
      req,
      returning: false,
    })
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
