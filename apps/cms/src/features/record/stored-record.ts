import type { JudgedRecord, PenaltyRecord } from '@tropa/contract/record'
import { decisionMessages, type RecordState } from '@tropa/contract/standing/decision'
import type { Payload, PayloadRequest, Where } from 'payload'
import { createRow } from '../../database/create-row'
import { isObjectId } from '../../database/ids'
import type { AuditEvent, Work } from '../../database/unit-of-work'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { searchTextOf } from '../../payload/fields/search-text'
import type * as Stored from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { apiError } from '../../rpc/errors'
import type { CountedKind } from '@tropa/contract/ladder/judge'
import { kindInStatus, limitOf, type Limit } from '@tropa/contract/ladder/sentences'

export const recordSearch = ['name', 'violation', 'status'] as const

/** Whom a record is about; `undefined` for one that nobody is linked to. */
export const memberIdOf = ({ member }: Pick<Stored.Record, 'member'>): string | undefined =>
  (typeof member === 'string' ? member : member?.id) ?? undefined

/** The state of a record; one from before there were states is open. */
export const stateOf = ({ state }: Pick<Stored.Record, 'state'>): RecordState => state ?? 'open'

export const toRecord = (record: Stored.Record): PenaltyRecord => {
  const { id, name, violation, fee, status, date } = record
  const userId = memberIdOf(record) ?? null
  return { _id: id, name, violation, fee, status, date, userId, state: stateOf(record) }
}

export const toJudgedRecord = (record: Stored.Record): JudgedRecord => ({
  ...toRecord(record),
  reason: record.reason ?? null,
  answer: record.answer ?? null,
})

/** The records that fit, without those in the trash. */
export const findRecords = async (
  { db }: Payload,
  where: Where,
  sort: string[],
): Promise<Stored.Record[]> => {
  const { docs } = await db.find<Stored.Record>({
    collection: slugs.records,
    where: { and: [where, outsideTrash] },
    sort,
    limit: 0,
    pagination: false,
  })
  return docs
}

/**
 * A record, in the transaction of `req` if one is given.
 *
 * @throws a 404 for an unknown id or one in the trash
 */
export const requireRecord = async (
  { db }: Payload,
  id: string,
  req: Partial<PayloadRequest> = {},
  where: Where = {},
): Promise<Stored.Record> => {
  // Payload takes an id with commas for a list of ids, on MongoDB.
  const record = isObjectId(id)
    ? await db.findOne<Stored.Record>({
        collection: slugs.records,
        where: { and: [{ id: { equals: id } }, where, outsideTrash] },
        req,
      })
    : null
  if (!record) throw apiError('NOT_FOUND', decisionMessages.recordNotFound)
  return record
}

/** A record as an entry of the audit trail names it. */
export const auditedRecord = ({
  id,
  name,
}: Pick<Stored.Record, 'id' | 'name'>): AuditEvent['row'] => ({
  collection: slugs.records,
  id,
  title: name,
})

type NewRecord = Pick<Stored.Record, 'name' | 'violation' | 'fee' | 'status' | 'date'> &
  Partial<Pick<Stored.Record, 'origin' | 'counts' | 'numbers'>> & { member: string | null }

export const storeRecord = async (work: Work, record: NewRecord): Promise<Stored.Record> => {
  const data = { ...record, state: 'open', searchText: searchTextOf(recordSearch, record) } as const
  const stored = await createRow(work.payload, slugs.records, data, work)
  const fields = ['name', 'violation', 'fee', 'status', 'date']
  if (record.member !== null) fields.push('member')
  work.audit({ action: 'create', row: auditedRecord(stored), fields })
  return stored
}

/** Changes fields of a record in the transaction of `req`, and returns it with them. */
export const changeRecord = async <Data extends Partial<Stored.Record>>(
  { db }: Payload,
  record: Stored.Record,
  data: Data,
  req: Partial<PayloadRequest>,
): Promise<Stored.Record & Data> => {
  await db.updateOne({
    collection: slugs.records,
    id: record.id,
    // A copy, because Payload turns its times into those of MongoDB.
    data: { ...data, updatedAt: new Date().toISOString() },
    req,
    returning: false,
  })
  return { ...record, ...data }
}

export type Counts = Record<CountedKind, number>

const none: Counts = { lateness: 0, absence: 0, warning: 0 }

/** The kind of a record: one that was typed says it in its status. */
const kindOf = ({
  counts,
  status,
}: Pick<Stored.Record, 'counts' | 'status'>): CountedKind | undefined =>
  counts ?? kindInStatus(status)

/** How many records count towards a limit. */
export const totalOf = ({ lateness, absence, warning }: Counts, limit: Limit): number =>
  limit === limitOf('warning') ? warning : lateness + absence

/**
 * Counts the records of some members, without those that were withdrawn.
 *
 * @returns looks a member's counts up
 */
export const countRecords = async (
  { db }: Payload,
  memberIds: readonly string[],
  req: Partial<PayloadRequest> = {},
): Promise<(memberId: string) => Counts> => {
  const found = new Map<string, Counts>()
  if (memberIds.length > 0) {
    const { docs } = await db.find<Stored.Record>({
      collection: slugs.records,
      where: {
        and: [
          { member: { in: [...memberIds] } },
          { state: { not_equals: 'withdrawn' } },
          outsideTrash,
        ],
      },
      limit: 0,
      pagination: false,
      select: { member: true, counts: true, status: true },
      req,
    })
    for (const record of docs) {
      const memberId = memberIdOf(record)
      const kind = kindOf(record)
      if (memberId === undefined || !kind) continue
      const counts = found.get(memberId) ?? none
      found.set(memberId, { ...counts, [kind]: counts[kind] + 1 })
    }
  }
  return (memberId) => found.get(memberId) ?? none
}
