import { recordMessages, type JudgedRecord } from '@tropa/contract/record'
import { decisionMessages } from '@tropa/contract/standing/decision'
import type { Payload, PayloadRequest } from 'payload'
import { conflictOn } from '../../database/conflict'
import { isObjectId, storedId } from '../../database/ids'
import { inUnitOfWork } from '../../database/unit-of-work'
import { slugs } from '../../payload/slugs'
import type { ApiContext } from '../../rpc/context'
import { apiError, fieldErrors } from '../../rpc/errors'
import { requireSession } from '../../rpc/procedure'
import { mailNoticeTo } from './notices'
import { changeRecord, findRecord, memberIdOf, stateOf, toJudgedRecord } from './stored-record'

/**
 * The stored id of a member, in the transaction of `req` if one is given.
 *
 * @throws a 400 for a member who does not exist
 */
export const requireMember = async (
  { db }: Payload,
  userId: string,
  req: Partial<PayloadRequest> = {},
): Promise<string> => {
  const id = storedId(userId)
  const where = { id: { equals: id } }
  const found = isObjectId(id) && (await db.findOne({ collection: slugs.members, where, req }))
  if (!found) throw fieldErrors({ userId: recordMessages.noSuchMember })
  return id
}

/**
 * Links a record that was typed to a member, or to nobody. What was said or decided about a record belongs to the
 * member whom it was about then: it is linked to nobody else from that moment.
 *
 * @throws a 403 for a record about the caller, and a 409 for one that a roll call wrote, was disputed or decided
 */
export const linkMember = (
  context: ApiContext,
  id: string,
  userId: string | null,
): Promise<JudgedRecord> => {
  const { payload } = context
  return inUnitOfWork(context, async (req) => {
    if (userId !== null) await conflictOn(req, 'closings')
    const record = await findRecord(payload, id, {}, req)
    if (!record) throw apiError('NOT_FOUND', decisionMessages.recordNotFound)
    const earlier = memberIdOf(record) ?? null
    if (earlier === (userId && storedId(userId))) return toJudgedRecord(record)
    if (earlier === requireSession(context).id) throw apiError('FORBIDDEN', decisionMessages.own)
    const member = userId === null ? null : await requireMember(payload, userId, req)
    if (record.origin) throw apiError('CONFLICT', recordMessages.ofRollCall)
    if (stateOf(record) !== 'open' || record.disputedAt) {
      throw apiError('CONFLICT', recordMessages.heard)
    }
    const linked = await changeRecord(payload, record, { member }, req)
    if (member !== null) await mailNoticeTo(req, member)
    const row = { collection: slugs.records, id: record.id, title: record.name }
    req.audit({ action: 'update', row, fields: ['member'] })
    return toJudgedRecord(linked)
  })
}
