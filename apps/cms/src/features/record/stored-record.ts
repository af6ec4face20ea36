import type { SubjectKind } from '@tropa/contract/base/subject'
import type { CountedKind } from '@tropa/contract/rules/judge'
import { kindInStatus } from '@tropa/contract/record/record-text'
import { limitOf, type Limit } from '@tropa/contract/rules/limits'
import type { JudgedRecord, PenaltyRecord } from '@tropa/contract/record/record'
import {
  decisionMessages,
  type RecordDecision,
  type RecordState,
} from '@tropa/contract/record/decision'
import type { Payload, PayloadRequest, Where } from 'payload'
import { changeRow, createRow, findRows } from '../../database/rows'
import { searchTextOf } from '../../database/searched-fields'
import type { AuditEvent, Work } from '../../database/unit-of-work'
import { outsideTrash } from '../../payload/fields/deleted-at'
import type * as Stored from '../../payload/payload-types'
import { requireRow } from '../../rpc/procedure'
import { findUsernames } from '../member/stored-member'
import { yearStartedAt } from '../year/started-at'

/** The id of the member a record is about; `undefined` if none is linked. */
export const memberIdOf = ({ member }: Pick<Stored.Record, 'member'>): string | undefined =>
  (typeof member === 'string' ? member : member?.id) ?? undefined

/** The usernames of the members that records are about, by id. */
export const usernamesOf = (payload: Payload, records: readonly Stored.Record[]) =>
  findUsernames(
    payload,
    records.flatMap((record) => memberIdOf(record) ?? []),
  )

/** The state of a record; one from before there were states is open. */
export const stateOf = ({ state }: Pick<Stored.Record, 'state'>): RecordState => state ?? 'open'

export const toRecord = (record: Stored.Record): PenaltyRecord => ({
  _id: record.id,
  name: record.name,
  violation: record.violation,
  fee: record.fee,
  status: record.status,
  date: record.date,
  userId: memberIdOf(record) ?? null,
  state: stateOf(record),
})

export const toJudgedRecord = (record: Stored.Record): JudgedRecord => ({
  ...toRecord(record),
  reason: record.reason ?? null,
  answer: record.answer ?? null,
})

/** The records that match, without those in the trash. */
export const findRecords = (
  payload: Payload,
  where: Where,
  sort: string[],
  req: Partial<PayloadRequest> = {},
): Promise<Stored.Record[]> =>
  findRows(payload, 'records', { where: { and: [where, outsideTrash] }, sort, req })

/**
 * A record, in the transaction of `req` if one is given.
 *
 * @throws a 404 for an unknown id or one in the trash
 */
export const requireRecord = (
  payload: Payload,
  id: string,
  req: Partial<PayloadRequest> = {},
  where: Where = {},
): Promise<Stored.Record> => {
  const fits = { and: [where, outsideTrash] }
  return requireRow(payload, 'records', id, decisionMessages.recordNotFound, req, fits)
}

export const auditedRecord = ({
  id,
  name,
}: Pick<Stored.Record, 'id' | 'name'>): AuditEvent['row'] => ({
  collection: 'records',
  id,
  title: `Record of ${name}`,
})

type NewRecord = Pick<Stored.Record, 'name' | 'violation' | 'fee' | 'status' | 'date'> &
  Partial<Pick<Stored.Record, 'origin' | 'counts' | 'numbers'>> & { member: string | null }

/** The roll call that made a record, and its member. Unique, so that a roll call makes one record of each member. */
export const originOf = ({ kind, _id }: { kind: SubjectKind; _id: string }, userId: string) =>
  `${kind}/${_id}/${userId}`

export const storeRecord = async (work: Work, record: NewRecord): Promise<Stored.Record> => {
  const data = { ...record, state: 'open', searchText: searchTextOf('records', record) } as const
  const stored = await createRow(work.payload, 'records', data, work)
  const fields = ['name', 'violation', 'fee', 'status', 'date']
  if (record.member !== null) fields.push('member')
  work.audit({ action: 'create', row: auditedRecord(stored), fields })
  return stored
}

export const changeRecord = async <Data extends Partial<Stored.Record>>(
  record: Stored.Record,
  data: Data,
  work: Work,
): Promise<Stored.Record & Data> => {
  await changeRow(work, 'records', record.id, data)
  return { ...record, ...data }
}

/** Stores a decision that the record's state allows, with its entry in the audit trail. */
export const decideRecord = async (
  work: Work,
  record: Stored.Record,
  state: RecordDecision,
  answer?: string,
): Promise<Stored.Record> => {
  work.audit({
    action: 'update',
    row: auditedRecord(record),
    fields: ['state', ...(answer ? ['answer'] : [])],
  })
  // A fee that is paid after it was upheld keeps the day of the decision, and its answer unless it has its own.
  const data = {
    state,
    answer: answer || (record.answer ?? null),
    decidedAt: record.decidedAt ?? new Date().toISOString(),
  }
  return changeRecord(record, data, work)
}

type Counts = Record<CountedKind, number>

const none: Counts = { lateness: 0, absence: 0, warning: 0 }

export const totalOf = ({ lateness, absence, warning }: Counts, limit: Limit): number =>
  limit === limitOf('warning') ? warning : lateness + absence

/**
 * Counts the records of some members in the current year, without those that were withdrawn.
 *
 * @returns a function that looks up a member's counts
 */
export const countRecords = async (
  payload: Payload,
  memberIds: readonly string[],
  req: Partial<PayloadRequest> = {},
): Promise<(memberId: string) => Counts> => {
  const found = new Map<string, Counts>()
  if (memberIds.length > 0) {
    const startedAt = await yearStartedAt(payload, req)
    const counted = await findRows(payload, 'records', {
      where: {
        and: [
          { member: { in: [...memberIds] } },
          { state: { not_equals: 'withdrawn' } },
          ...(startedAt === undefined ? [] : [{ createdAt: { greater_than: startedAt } }]),
          outsideTrash,
        ],
      },
      select: { member: true, counts: true, status: true },
      req,
    })
    for (const record of counted) {
      const memberId = memberIdOf(record)
      // A typed record says it in its status.
      const kind = record.counts ?? kindInStatus(record.status)
      if (memberId === undefined || !kind) continue
      const counts = found.get(memberId) ?? none
      found.set(memberId, { ...counts, [kind]: counts[kind] + 1 })
    }
  }
  return (memberId) => found.get(memberId) ?? none
}
