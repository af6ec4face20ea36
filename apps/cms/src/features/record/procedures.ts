import { byId } from '@tropa/contract/procedure-builders'
import {
  recordCorrectionIn,
  recordFormIn,
  recordMessages,
  type RecordForm,
} from '@tropa/contract/record/record'
import { momentOf } from '@tropa/contract/base/team-moment'
import { feeMessage, isFee } from '@tropa/contract/settings/currency'
import { decisionMessages } from '@tropa/contract/record/decision'
import type { Payload, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { conflictOn } from '../../database/conflict'
import { foundBy } from '../../database/containing'
import { storedId } from '../../database/ids'
import { deleteRow, findPage, findRowById } from '../../database/rows'
import { searchTextOf } from '../../database/searched-fields'
import { inUnitOfWork, type Work } from '../../database/unit-of-work'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { lockTeams } from '../../payload/globals/read-settings'
import type * as Stored from '../../payload/payload-types'
import { createOnce } from '../../rpc/attempts'
import type { ApiContext } from '../../rpc/context'
import { apiError, fieldErrors } from '../../rpc/errors'
import { afterFinding, type Finding, api, checkInput, requireSession } from '../../rpc/procedure'
import { mailNoticeTo } from './notices'
import {
  auditedRecord,
  changeRecord,
  memberIdOf,
  requireRecord,
  stateOf,
  storeRecord,
  toJudgedRecord,
  toRecord,
} from './stored-record'

/**
 * The stored id of a member, in the transaction of `req`.
 *
 * @throws a 400 for a member who does not exist
 */
const requireMember = async (
  payload: Payload,
  userId: string,
  req: Partial<PayloadRequest>,
): Promise<string> => {
  const id = storedId(userId)
  const found = await findRowById(payload, 'members', id, req)
  if (!found) throw fieldErrors({ userId: recordMessages.noSuchMember })
  return id
}

/** A 403 for what is about the caller. */
export const requireNotOwn = (context: ApiContext, memberId: string | undefined): void => {
  if (memberId === requireSession(context).id) throw apiError('FORBIDDEN', decisionMessages.own)
}

/** A 403 for a record about the caller. */
export const requireOfOthers = (context: ApiContext, record: Stored.Record): void =>
  requireNotOwn(context, memberIdOf(record))

/** Refuses to change a record that was disputed or decided, because that was about its text and its member then. */
const requireUnheard = (record: Stored.Record) => {
  if (record.origin) throw apiError('CONFLICT', recordMessages.ofRollCall)
  if (stateOf(record) !== 'open' || record.disputedAt) {
    throw apiError('CONFLICT', recordMessages.heard)
  }
}

export const onRecord: Finding<Stored.Record> = afterFinding(({ payload }, id) =>
  requireRecord(payload, id),
)

const toMoment = ({ env }: ApiContext, { date }: Pick<RecordForm, 'date'>) =>
  momentOf(env.timeZone, date)

const onNewRecord = api.use(checkInput(({ currency }) => recordFormIn(currency)))

const onCorrected = onRecord.use(
  checkInput(({ currency }) => z.extend(byId, { body: recordCorrectionIn(currency) })),
)

/** Call it in a unit of work: the currency may have changed to one without cents since the input was checked. */
const requireFee = async (work: Work, fee: number) => {
  const { currency } = await lockTeams(work)
  if (!isFee(fee, currency)) throw fieldErrors({ fee: feeMessage(currency) })
}

export const recordProcedures = {
  list: api.record.list.handler(async ({ context: { payload }, input }) => {
    const where = { and: [outsideTrash, foundBy(input.search)] }
    const { docs, pagination } = await findPage(payload, 'records', input, {
      where,
      sort: ['-date', '-id'],
    })
    return { records: docs.map(toRecord), pagination }
  }),

  create: onNewRecord.record.create.handler(async ({ context, input: { userId, ...typed } }) => {
    const { row } = await createOnce(context, {
      collection: 'records',
      create: async (work) => {
        if (userId !== undefined) await conflictOn(work, 'closings')
        await requireFee(work, typed.fee)
        const member = userId === undefined ? null : await requireMember(work.payload, userId, work)
        const date = toMoment(context, typed)
        const stored = await storeRecord(work, { ...typed, date, member })
        if (member !== null) await mailNoticeTo(work, member)
        return stored
      },
    })
    return { message: recordMessages.added, data: toRecord(row) }
  }),

  correct: onCorrected.record.correct.handler(async ({ context, input }) => {
    const { params, body } = input
    const correction = { ...body, date: toMoment(context, body) }
    const data = await inUnitOfWork(context, async (work) => {
      await conflictOn(work, 'closings')
      const record = await requireRecord(work.payload, params.id, work)
      requireOfOthers(context, record)
      requireUnheard(record)
      await requireFee(work, correction.fee)
      const fields = (['violation', 'fee', 'status', 'date'] as const).filter(
        (name) => record[name] !== correction[name],
      )
      if (fields.length === 0) return toJudgedRecord(record)
      const searchText = searchTextOf('records', { ...record, ...correction })
      const corrected = await changeRecord(record, { ...correction, searchText }, work)
      const member = memberIdOf(record)
      // Its new status may count otherwise.
      if (member !== undefined) await mailNoticeTo(work, member)
      work.audit({ action: 'update', row: auditedRecord(record), fields })
      return toJudgedRecord(corrected)
    })
    return { message: decisionMessages.decided, data }
  }),

  remove: api.record.remove.handler(async ({ context, input }) => {
    await inUnitOfWork(context, async (work) => {
      const record = await requireRecord(work.payload, input.params.id, work)
      requireOfOthers(context, record)
      requireUnheard(record)
      await deleteRow(work, 'records', record.id)
      work.audit({ action: 'delete', row: auditedRecord(record) })
    })
    return { message: recordMessages.deleted }
  }),

  linkMember: onRecord.record.linkMember.handler(async ({ context, input }) => {
    const { userId } = input.body
    const data = await inUnitOfWork(context, async (work) => {
      const { payload } = work
      if (userId !== null) await conflictOn(work, 'closings')
      const record = await requireRecord(payload, input.params.id, work)
      const earlier = memberIdOf(record) ?? null
      if (earlier === (userId && storedId(userId))) return toJudgedRecord(record)
      requireOfOthers(context, record)
      const member = userId === null ? null : await requireMember(payload, userId, work)
      requireUnheard(record)
      const linked = await changeRecord(record, { member }, work)
      if (member !== null) await mailNoticeTo(work, member)
      work.audit({ action: 'update', row: auditedRecord(record), fields: ['member'] })
      return toJudgedRecord(linked)
    })
    return { message: decisionMessages.decided, data }
  }),
}
