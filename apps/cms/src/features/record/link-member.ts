import { recordMessages, type JudgedRecord } from '@tropa/contract/record'
import { decisionMessages } from '@tropa/contract/standing/decision'
import type { Payload, PayloadRequest } from 'payload'
import { isObjectId, storedId } from '../../database/ids'
import { retryTransient } from '../../database/retry'
import type * as Stored from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import type { ApiContext } from '../../rpc/context'
import { apiError, fieldErrors } from '../../rpc/errors'
import { requireSession } from '../../rpc/procedure'
import { inTransaction, recordAudit } from '../audit/record-audit'
import { findRecord, memberIdOf, toJudgedRecord } from './stored-record'

/** A record about which nobody has said or decided anything. */
const undecided = {
  state: 'open',
  reason: null,
  disputedAt: null,
  answer: null,
  decidedAt: null,
} as const satisfies Partial<Stored.Record>

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
 * Links a record that was typed to a member, or to nobody. What was said about it goes with the member who was
 * linked before, since it is private to them; a record that had no member keeps its decision, such as that its
 * fee was paid.
 *
 * @throws a 403 for a record about the caller, and a 409 for one that a roll call wrote
 */
export const linkMember = (
  context: ApiContext,
  id: string,
  userId: string | null,
): Promise<JudgedRecord> => {
  const { payload } = context
  return retryTransient(() =>
    inTransaction(payload, async (req) => {
      const record = await findRecord(payload, id, {}, req)
      if (!record) throw apiError('NOT_FOUND', decisionMessages.recordNotFound)
      const earlier = memberIdOf(record) ?? null
      if (earlier === (userId && storedId(userId))) return toJudgedRecord(record)
      if (earlier === requireSession(context).id) throw apiError('FORBIDDEN', decisionMessages.own)
      const member = userId === null ? null : await requireMember(payload, userId, req)
      if (record.origin) throw apiError('CONFLICT', recordMessages.ofRollCall)
      // A member whose account was deleted is linked no more, but may have disputed it.
      const wasSomebodys = earlier !== null || Boolean(record.disputedAt)
      const data = { member, ...(wasSomebodys && undecided) }
      await payload.db.updateOne({
        collection: slugs.records,
        id,
        // A copy, because Payload turns its ids into those of MongoDB.
        data: { ...data, updatedAt: new Date().toISOString() },
        req,
        returning: false,
      })
      const row = { collection: slugs.records, id: record.id, title: record.name }
      await recordAudit(req, { action: 'update', row, fields: ['member'] })
      return toJudgedRecord({ ...record, ...data })
    }),
  )
}
