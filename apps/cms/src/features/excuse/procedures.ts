import { activityText } from '@tropa/contract/activity-log/sentences'
import { excuseMessages, type Excuse } from '@tropa/contract/excuse/excuse'
import { isRecord } from '@tropa/contract/base/is-record'
import {
  subjectKinds,
  subjectNotFound,
  type Subject,
  type SubjectKind,
} from '@tropa/contract/base/subject'
import { decisionMessages } from '@tropa/contract/record/decision'
import type { Payload, Where } from 'payload'
import { z } from 'zod'
import { isObjectId } from '../../database/ids'
import { changeRow, createRow, deleteRow, findRow, findRows } from '../../database/rows'
import { inUnitOfWork } from '../../database/unit-of-work'
import type * as Stored from '../../payload/payload-types'
import { storeActivity } from '../../rpc/activity'
import { createOnce } from '../../rpc/attempts'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { afterFinding, api, requireRow, requireSession } from '../../rpc/procedure'
import { mailConfirmed } from '../member/mail-member'
import { findCaller, findMember, findUsernames } from '../member/stored-member'
import { isExpectedAt, findSubject, findSubjects, ofSubject } from '../roll-call/subject'

const storedKind = z.enum(subjectKinds)

const toExcuse = (
  { id, reason, state, note }: Pick<Stored.Excuse, 'id' | 'reason' | 'state' | 'note'>,
  subject: Subject,
): Excuse => ({ _id: id, subject, reason: reason ?? null, state, note: note ?? null })

/** The excuses that match, oldest first, without those whose meeting or to-do is gone. */
export const findExcuses = async (payload: Payload, where: Where) => {
  const excuses = await findRows(payload, 'excuses', { where, sort: ['createdAt', 'id'] })
  const stored = excuses.map((each) => ({ ...each, kind: storedKind.parse(each.kind) }))
  const subjectOf = await findSubjects(payload, stored)
  return stored.flatMap((each) => {
    const subject = subjectOf(each)
    const { memberId, createdAt } = each
    return subject ? [{ excuse: toExcuse(each, subject), memberId, createdAt }] : []
  })
}

/** The excuses in a state, or all, oldest first, without those of deleted members. */
export const listExcuses = async (payload: Payload, state?: Excuse['state']) => {
  const found = await findExcuses(payload, state ? { state: { equals: state } } : {})
  const usernames = await findUsernames(
    payload,
    found.map(({ memberId }) => memberId),
  )
  return found.flatMap(({ excuse, memberId, createdAt }) => {
    const username = usernames.get(memberId)
    return username === undefined ? [] : [{ ...excuse, username, createdAt }]
  })
}

/** The meeting or to-do if the caller is expected at it; any other is answered like an unknown one. */
const requireExpected = async (context: ApiContext, kind: SubjectKind, id: unknown) => {
  const caller = await findCaller(context)
  const found = await findSubject(context.payload, kind, String(id))
  if (!found || !isExpectedAt(found, caller)) {
    throw apiError('NOT_FOUND', subjectNotFound)
  }
  return found
}

/** Looks for it before the rest of the input is validated. An input that names nothing is invalid. */
const onSubject = api.use(async ({ context, next }, input) => {
  const { kind, id } = isRecord(input) ? input : {}
  const known = subjectKinds.find((each) => each === kind)
  const isNamed = known !== undefined && id !== undefined
  const found = isNamed ? await requireExpected(context, known, id) : undefined
  return next({ context: { found } })
})

const onExcuse = afterFinding(async ({ payload }, id) => {
  const [found] = isObjectId(id) ? await findExcuses(payload, { id: { equals: id } }) : []
  if (!found) throw apiError('NOT_FOUND', excuseMessages.notFound)
  return found
})

export const excuseProcedures = {
  create: onSubject.excuse.create.handler(async ({ context, input: { reason } }) => {
    const { payload, found } = context
    if (!found) throw apiError('NOT_FOUND', subjectNotFound)
    const { subject, hasBegun } = found
    const { id: memberId } = requireSession(context)
    const { kind, _id: subjectId } = subject
    const data = { kind, subjectId, memberId, reason, state: 'open' as const }
    const otherAdmins = { userType: { equals: 'admin' }, id: { not_equals: memberId } }
    const { row } = await createOnce(context, {
      collection: 'excuses',
      before: async () => {
        if (hasBegun) throw apiError('BAD_REQUEST', excuseMessages.tooLate)
        // A to-do whose deadline was moved after its roll call was closed is active, and closed all the same.
        const closed = { ...ofSubject(subject), closedAt: { exists: true } }
        if (await findRow(payload, 'roll-calls', closed)) {
          throw apiError('CONFLICT', excuseMessages.closed)
        }
      },
      create: async (work) => {
        const created = await createRow(payload, 'excuses', data, work).catch(
          async (error: unknown) => {
            const own = { ...ofSubject(subject), memberId: { equals: memberId } }
            const isSent = await findRow(payload, 'excuses', own)
            throw isSent ? apiError('CONFLICT', excuseMessages.twice) : error
          },
        )
        await mailConfirmed(work, otherAdmins, { kind: 'excuse', about: created.id })
        return created
      },
    })
    return { message: excuseMessages.sent, data: toExcuse(row, subject) }
  }),

  list: api.excuse.list.handler(({ context: { payload }, input: { state } }) =>
    listExcuses(payload, state),
  ),

  /** Another member's excuse is answered like an unknown one. */
  takeBack: api.excuse.takeBack.handler(async ({ context, input: { params } }) => {
    const { id: memberId } = requireSession(context)
    const own = { id: { equals: params.id }, memberId: { equals: memberId } }
    await inUnitOfWork(context, async (work) => {
      const stored = isObjectId(params.id)
        ? await findRow(context.payload, 'excuses', own, work)
        : null
      if (!stored) throw apiError('NOT_FOUND', excuseMessages.notFound)
      if (stored.state !== 'open') throw apiError('CONFLICT', excuseMessages.decided)
      await deleteRow(work, 'excuses', stored.id)
    })
    return { message: excuseMessages.takenBack }
  }),

  /** A 403 for the admin's own excuse; a 409 for the second of two decisions. */
  decide: onExcuse.excuse.decide.handler(async ({ context, input: { body } }) => {
    const { payload } = context
    const { excuse, memberId } = context.found
    const { _id: id, subject } = excuse
    const { decision } = body
    const note = body.note || null
    const { id: adminId, username } = requireSession(context)
    if (memberId === adminId) throw apiError('FORBIDDEN', decisionMessages.own)
    const member = await findMember(payload, memberId)
    const { row: decided } = await createOnce(context, {
      collection: 'excuses',
      create: async (work) => {
        const stored = await requireRow(payload, 'excuses', id, excuseMessages.notFound, work)
        if (stored.state !== 'open') throw apiError('CONFLICT', excuseMessages.decided)
        const change = { state: decision, note, decidedAt: new Date().toISOString() }
        await changeRow(work, 'excuses', id, change)
        const name = member?.username ?? 'a member'
        const row = { collection: 'excuses', id, title: `Excuse of ${name}` }
        const fields = ['state', ...(note === null ? [] : ['note'])]
        work.audit({ action: 'update', row, fields })
        const description = activityText.excuseDecided(decision, name, subject.title)
        await storeActivity(payload, { username, action: 'DECIDE', description }, work)
        const mail = { kind: 'excuse-decision', about: id, what: decision } as const
        await mailConfirmed(work, { id: { equals: memberId } }, mail)
        return { ...stored, ...change }
      },
    })
    const { acceptedDone, declinedDone } = excuseMessages
    const message = decision === 'accepted' ? acceptedDone : declinedDone
    return { message, data: toExcuse(decided, subject) }
  }),
}
